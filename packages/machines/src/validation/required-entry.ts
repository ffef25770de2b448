import * as v from 'valibot';

/**
 * The ticked values of a group of checkboxes, at least one (section 5: "at least 1"). Nothing, and what is no list of texts,
 * counts as none ticked.
 *
 * @param message Vietnamese, said when none is ticked
 */
export function requiredEntry(message: string) {
  return v.pipe(
    v.nullish(
      v.custom<readonly string[]>(
        (given) => Array.isArray(given) && given.every((one) => typeof one === 'string'),
        message,
      ),
      [],
    ),
    v.minLength(1, message),
  );
}
