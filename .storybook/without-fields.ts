/** The contract's examples as another backend may send them: with something else, or nothing, in the place of a field. */

type Plain = { readonly [name: string]: unknown };

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path of every field of an answer; rows of a list share theirs. */
function fieldsOf(value: unknown, at: readonly string[] = []): string[][] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, at));
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = at.concat(name);
    return [own].concat(fieldsOf(inner, own));
  });
}

/** The answer with something else in the place of a field, in every row; `undefined` leaves it out. */
export function changed(value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => changed(item, name === undefined ? rest : [name, ...rest], to));
  }
  if (!isPlain(value) || name === undefined || !(name in value)) return value;
  return { ...value, [name]: rest.length === 0 ? to : changed(value[name], rest, to) };
}

/** Every field of an answer once. */
export function distinctFieldsOf(body: unknown): readonly (readonly string[])[] {
  return [...new Map(fieldsOf(body).map((field) => [field.join('.'), field])).values()];
}
