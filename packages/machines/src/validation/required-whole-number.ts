import * as v from 'valibot';

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
