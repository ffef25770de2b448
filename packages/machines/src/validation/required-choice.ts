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
