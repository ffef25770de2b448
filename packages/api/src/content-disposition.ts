/**
 * File name of a Content-Disposition header (RFC 6266): `filename*` (RFC 8187, UTF-8 or ISO-8859-1) before `filename`.
 * A path is never part of the name. Null when the header gives none.
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const parameters = readParameters(header);
  const extended = parameters.get('filename*');
  const name =
    (extended === undefined ? undefined : decodeExtended(extended)) ?? parameters.get('filename');
  if (name === undefined) return null;
  // RFC 6266 section 4.3: only the last path segment, and nothing that a file system gives a meaning to.
  const safe = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').trim();
  return safe === '' || safe === '.' || safe === '..' ? null : safe;
}

/** `; name=token` and `; name="quoted \" text"`; of a name given twice the first counts. */
function readParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const pattern = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;
  for (const [, name = '', quoted, token = ''] of header.matchAll(pattern)) {
    const key = name.toLowerCase();
    if (parameters.has(key)) continue;
    parameters.set(key, quoted === undefined ? token : quoted.replaceAll(/\\(.)/g, '$1'));
  }
  return parameters;
}

/** `UTF-8''M%C3%A1y.rdp`; undefined when it cannot be read, so that `filename` is taken. */
function decodeExtended(value: string): string | undefined {
  const [, charset = '', encoded = ''] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(encoded);
    if (charset.toLowerCase() === 'iso-8859-1') {
      return encoded.replaceAll(/%([0-9a-f]{2})/gi, (_code, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    }
  } catch {
    // Not valid percent-encoded UTF-8.
  }
  return undefined;
}
