/** The settings of a Remote Desktop file: one `name:type:value` a line, in UTF-8 or UTF-16 with its mark. */
export function readRdpFile(content: Buffer): ReadonlyMap<string, string> {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  const text = isUtf16 ? content.subarray(2).toString('utf16le') : content.toString('utf8');
  const settings = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const match = /^([^:]+):[isb]:(.*)$/.exec(line.replace(/^\uFEFF/, ''));
    if (match?.[1] !== undefined && match[2] !== undefined) settings.set(match[1], match[2]);
  }
  return settings;
}
