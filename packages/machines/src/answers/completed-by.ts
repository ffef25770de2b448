import { nothingKnown, type Port } from '../actors/port.ts';

/**
 * A write whose success says what it has changed, made of one whose answer may lack it: the specification does not show the bodies of
 * such answers (section 7), so another backend sends anything or nothing. What it has changed is then read; where that fails, too,
 * the outcome is as unknown as that of a lost answer.
 *
 * @param whole the record in an answer that has all of it, else `null`
 * @param read reads it from the server; `null` when there is none
 */
export function completedBy<Input, Answer, Value>(
  write: Port<Input, Answer>,
  whole: (answer: Answer) => Value | null,
  read: Port<Input, Value | null>,
): Port<Input, Value> {
  return async (input, signal) => {
    const result = await write(input, signal);
    if (!result.ok) return result;
    const value = whole(result.value);
    if (value !== null) return { ok: true, value };
    const reading = await read(input, signal);
    return reading.ok && reading.value !== null
      ? { ok: true, value: reading.value }
      : nothingKnown('malformed');
  };
}
