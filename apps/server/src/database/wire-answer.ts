/** Reads what PostgreSQL answers to the execution of a statement (protocol 3.0, https://www.postgresql.org/docs/current/protocol-message-formats.html). */

/** Turns a column's text into its value. */
export type ReadColumn = (text: string) => unknown;

interface WireAnswer {
  readonly rows: readonly (readonly unknown[])[];
  /** How many rows were written. */
  readonly affectedRows: number;
  /** The statement failed; the answer says how (`ErrorResponse`). */
  readonly hasFailed: boolean;
}

const dataRow = 'D'.codePointAt(0);
const commandComplete = 'C'.codePointAt(0);
const errorResponse = 'E'.codePointAt(0);

/** Reads a whole answer in text format, without a copy of its parts. */
export function readWireAnswer(answer: Buffer, columns: readonly ReadColumn[]): WireAnswer {
  const rows: (readonly unknown[])[] = [];
  let affectedRows = 0;
  let hasFailed = false;
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    const kind = answer[at];
    if (kind === dataRow) rows.push(readRow(answer, at + 7, columns));
    else if (kind === commandComplete) {
      const end = at + answer.readInt32BE(at + 1);
      // `SELECT 5`, `UPDATE 1`, `INSERT 0 1`
      const tag = answer.toString('latin1', at + 5, end);
      affectedRows = tag.startsWith('SELECT') ? 0 : Number(tag.slice(tag.lastIndexOf(' ') + 1));
    } else if (kind === errorResponse) hasFailed = true;
  }
  return { rows, affectedRows, hasFailed };
}

/** @param start where the first column begins, behind the number of columns */
function readRow(answer: Buffer, start: number, columns: readonly ReadColumn[]): unknown[] {
  let at = start;
  return columns.map((read) => {
    const length = answer.readInt32BE(at);
    at += 4;
    // NULL has no bytes.
    if (length === -1) return null;
    const text = answer.toString('utf8', at, at + length);
    at += length;
    return read(text);
  });
}
