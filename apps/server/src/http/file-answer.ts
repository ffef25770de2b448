/** Downloads: the name of a file as in RFC 6266. */

/**
 * The `Content-Disposition` of a file: a plain ASCII name for old clients and the whole name in `filename*` (RFC 8187), so
 * that Vietnamese names arrive intact.
 * @param kind `attachment` is saved; `inline` is shown where the browser can, and has its name when it is saved from there
 */
export function contentDisposition(
  name: string,
  kind: 'attachment' | 'inline' = 'attachment',
): string {
  const ascii = name
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
