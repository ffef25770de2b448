/** A request in parts that can still be changed, and how it is written down in bytes at the end. */
import { isNode } from '../../src/http/contract-checks.ts';

/** JSON that `JSON.stringify` would not write: `-0`, `1e400`, a list a thousand deep. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** One part of a multipart form. */
export interface FormPart {
  readonly name: string;
  /** Null: a field and no file. */
  readonly fileName: string | null;
  readonly contentType: string | null;
  readonly content: Uint8Array;
}

/** The body of a request. */
export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly contentType: string | null };

/** A request before it is written. */
export interface RequestParts {
  /** Path parameters by name, not encoded yet. */
  readonly path: Readonly<Record<string, string>>;
  /** Query parameters in order; a name may come twice. */
  readonly query: readonly (readonly [string, string])[];
  /** Written behind the query as it is. */
  readonly rawQuery?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** A request as it is sent. */
export interface WrittenRequest {
  readonly method: string;
  /** With the base `/api` and the query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** The boundary of every form; no content contains it. */
export const boundary = '----tram-5f0c1e9d7a';

/** JSON of a value that may hold `RawJson`. Fields with `undefined` are left out. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (isNode(value)) {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${jsonText(one)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** A form in bytes, as RFC 7578 writes it. */
export function formBytes(parts: readonly FormPart[]): Uint8Array {
  const chunks = parts.flatMap(({ name, fileName, contentType, content }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"`;
    const type = contentType === null ? '' : `Content-Type: ${contentType}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`;
    return [Buffer.from(head), content, Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

function bodyBytes(body: Body): { bytes: Uint8Array | null; contentType: string | null } {
  if (body.kind === 'none') return { bytes: null, contentType: null };
  if (body.kind === 'bytes') return body;
  if (body.kind === 'json') {
    return { bytes: Buffer.from(jsonText(body.value)), contentType: 'application/json' };
  }
  return {
    bytes: formBytes(body.parts),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A part of an address; halves of surrogate pairs, which no address can carry, become the replacement sign. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Writes a request. */
export function written(method: string, path: string, parts: RequestParts): WrittenRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encoded(parts.path[name] ?? ''),
  );
  const query = [
    ...parts.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
    ...(parts.rawQuery === undefined ? [] : [parts.rawQuery]),
  ].join('&');
  const { bytes, contentType } = bodyBytes(parts.body);
  return {
    method,
    target: `/api${filled}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...parts.headers,
    },
    body: bytes,
  };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A shell line that sends the request again. */
export function asCurl(origin: string, request: WrittenRequest): string {
  const body =
    request.body === null
      ? []
      : isPlain(request.body)
        ? ['--data-binary', quoted(Buffer.from(request.body).toString())]
        : ['--data-binary', `@<(base64 -d <<< ${Buffer.from(request.body).toString('base64')})`];
  return [
    `curl -i --path-as-is -X ${request.method} ${quoted(origin + request.target)}`,
    ...Object.entries(request.headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...body,
  ].join(' ');
}

function isPlain(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).every((byte) => byte >= 0x20 && byte < 0x7f);
}
