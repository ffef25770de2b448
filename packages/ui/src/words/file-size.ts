const kibibyte = 1024;

/**
 * A size in bytes as people read it: `1,8 MB`, `10 MB`, `845 kB`. A megabyte is 1024 × 1024 bytes.
 * @param decimalSign that of the language
 */
export function fileSize(bytes: number, decimalSign: ',' | '.' = ','): string {
  const kilobytes = bytes / kibibyte;
  const [amount, unit] =
    kilobytes < 999.5 ? [Math.ceil(kilobytes), 'kB'] : [kilobytes / kibibyte, 'MB'];
  const digits = unit === 'kB' || Number.isInteger(amount) ? 0 : 1;
  return `${amount.toFixed(digits).replace('.', decimalSign)}\u00A0${unit}`;
}
