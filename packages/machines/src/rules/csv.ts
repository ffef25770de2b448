/** A value of a table (section 9, files): text, a whole number, or nothing. */
export type CsvCell = string | number | null;

/**
 * Between values. Excel splits a file by the list separator of the system, which is a semicolon wherever the comma is the
 * decimal sign, as in Vietnam. A first line `sep=;` would tell every Excel, but Excel then ignores the byte order mark
 * and breaks every Vietnamese letter, and other programs show the line as a row.
 */
const separator = ';';

/**
 * What a spreadsheet would run as a formula (OWASP, "CSV Injection"): a text whose first sign after blanks begins one, in
 * its full-width form as well; or one that begins with a tab or a line break.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    if (!Number.isSafeInteger(cell)) throw new RangeError(`No whole number: ${cell}`);
    return String(cell);
  }
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[";,\t\r\n]|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as a file that spreadsheets open with a double click (section 9, exports; RFC 4180): a byte order mark for the
 * letters of Vietnamese, lines ended by CRLF, values quoted where they have to be, separated by semicolons, and no text that
 * would be run as a formula: it gets an apostrophe in front. Numbers are written as they are.
 *
 * @param rows the headings first
 * @throws RangeError for a number that is not whole
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}
