/** A value of a table: text, a whole number, or nothing. */
export type CsvValue = string | number | null;

/**
 * Between values. Excel splits a file by the list separator of the system, which is a semicolon wherever the comma is the
 * decimal sign, as in Vietnam. A first line `sep=;` would tell every Excel, but Excel then ignores the byte order mark
 * and breaks every Vietnamese letter, and other programs show the line as a row.
 */
const separator = ';';

/**
 * What a spreadsheet would take for a formula (OWASP, "CSV Injection"): a text whose first sign, after blanks, begins one, in
 * its full-width form as well; or one that begins with a tab or a line break.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

function written(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";,\t\r\n]|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes a table so that spreadsheets open it with a double click: UTF-8 with a byte order mark, lines ended by CRLF,
 * values quoted where they have to be (RFC 4180), separated by semicolons, and no text that would be run as a formula.
 */
export function csvFile(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Uint8Array {
  const lines = [headings, ...rows].map((row) => `${row.map(written).join(separator)}\r\n`);
  return new TextEncoder().encode(`\uFEFF${lines.join('')}`);
}
