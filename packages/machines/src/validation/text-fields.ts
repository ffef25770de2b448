import * as v from 'valibot';

/**
 * An object whose fields each say one thing at a time: what is missing is not also too short. What is no object at all gets
 * the unknown error of section 8; every other message is one of its fields'.
 */
export function oneMessagePerField<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.config(v.object(entries, 'Có lỗi xảy ra'), { abortPipeEarly: true });
}

/**
 * A text that must be there: trimmed, in NFC (RFC 8265 asks for it of names and passwords, too), and an empty or blank one counts as missing (section 5: "empty strings are treated
 * as undefined").
 *
 * @param message Vietnamese, said when it is missing
 */
export function requiredText(message: string) {
  return v.pipe(
    v.nullish(v.string(message), ''),
    v.trim(),
    v.normalize('NFC'),
    v.nonEmpty(message),
  );
}

/**
 * A text that must be there and that the contract takes: a longer one would be refused by the server without a word beside
 * the field. Characters are counted as JSON Schema counts them, in NFC.
 *
 * @param message Vietnamese, said when it is missing
 * @param limit the most characters, and the Vietnamese words for more
 */
export function limitedText(
  message: string,
  limit: { readonly length: number; readonly message: string },
) {
  return v.pipe(requiredText(message), v.maxCodePoints(limit.length, limit.message));
}
