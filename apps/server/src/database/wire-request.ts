/** Writes what PostgreSQL is sent to execute a prepared statement (protocol 3.0, see `wire-answer.ts`). */

/** Executes what has just been bound, all its rows (`Execute`), and ends the exchange (`Sync`). */
const executeAndSync = Buffer.from('E\0\0\0\u0009\0\0\0\0\0S\0\0\0\u0004', 'latin1');

/** Bytes of a `Bind` without its name and values: kind, length, portal, name's end, formats, number of values, formats. */
const bareBind = 1 + 4 + 1 + 1 + 2 + 2 + 2;

/**
 * `Bind`, `Execute` and `Sync`, values and rows in text format.
 * @param name of the statement, ASCII
 * @param values of its parameters; null for NULL
 */
export function wireRequest(name: string, values: readonly (string | null)[]): Buffer {
  let size = bareBind + name.length;
  for (const value of values) size += 4 + (value === null ? 0 : Buffer.byteLength(value));
  const request = Buffer.allocUnsafe(size + executeAndSync.length);
  request[0] = 0x42; // B
  let at = request.writeInt32BE(size - 1, 1);
  request[at++] = 0; // the portal without a name
  at += request.write(name, at, 'latin1');
  request[at++] = 0;
  at = request.writeInt16BE(0, at); // text for all values
  at = request.writeUInt16BE(values.length, at);
  for (const value of values) {
    if (value === null) at = request.writeInt32BE(-1, at);
    else {
      const length = request.write(value, at + 4);
      request.writeInt32BE(length, at);
      at += 4 + length;
    }
  }
  at = request.writeInt16BE(0, at); // text for all columns
  executeAndSync.copy(request, at);
  return request;
}
