import * as v from 'valibot';

/**
 * A text that must be there: trimmed, and an empty or blank one counts as missing (section 5: "empty strings are treated
 * as undefined").
 *
 * @param message Vietnamese, said when it is missing
 */
export function requiredText(message: string) {
  return v.pipe(v.nullish(v.string(message), ''), v.trim(), v.nonEmpty(message));
}
