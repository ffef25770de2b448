import * as v from 'valibot';

/**
 * One of the values that can be chosen; nothing and an empty text are none (section 5: "empty strings are treated as
 * undefined").
 *
 * @param values what can be chosen
 * @param message Vietnamese, said when nothing or something else is chosen
 */
export function requiredChoice<const Values extends readonly string[]>(
  values: Values,
  message: string,
) {
  return v.pipe(v.nullish(v.string(message), ''), v.picklist(values, message));
}

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

/**
 * A whole number that must be there, given as a number or as typed; an empty text counts as missing (section 5: "empty
 * strings are treated as undefined").
 *
 * @param read turns what was typed into a number; `null` when it is none
 * @param messages Vietnamese: `missing`, and `wrong` for what is no whole number
 */
export function requiredWholeNumber(
  read: (typed: string) => number | null,
  messages: { missing: string; wrong: string },
) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()], messages.wrong), ''),
    v.check((given) => typeof given === 'number' || given.trim() !== '', messages.missing),
    v.transform((given) => (typeof given === 'number' ? given : (read(given) ?? Number.NaN))),
    // Too many to be counted exactly is still a whole number: the field's own bounds have the words for it.
    v.integer(messages.wrong),
  );
}

/** Reads a whole number as it is typed; null when it is none. */
export function wholeNumberOf(typed: string): number | null {
  return /^\s*-?\d+\s*$/u.test(typed) ? Number(typed) : null;
}
