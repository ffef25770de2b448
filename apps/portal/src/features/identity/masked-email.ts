/**
 * An address that its owner recognizes and nobody behind them can read: `quocbuu@vidu.vn` → `quo•••@vidu.vn`. Of a name of up
 * to three letters only the first is left.
 */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '•••';
  const shown = at > 3 ? 3 : 1;
  return `${address.slice(0, shown)}•••${address.slice(at)}`;
}
