/**
 * Which texts a request may carry. What cannot be seen is refused: control characters, which end a line of a header or a mail or
 * clear a terminal, and those that turn the direction of what follows, so that it reads as something else (Unicode Technical
 * Report 36). So is what PostgreSQL cannot store: U+0000 and halves of surrogate pairs.
 */

/**
 * One line; several; or a password, which is only ever hashed or compared: there may be some with anything that can be typed, and
 * they have to go on working.
 */
type TextKind = 'line' | 'lines' | 'password';

/** Of fields, by their names. */
export type TextKinds = ReadonlyMap<string, TextKind>;

const refused: Readonly<Record<TextKind, RegExp>> = {
  line: /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
  lines: /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u,
  password: /[\0\p{Cs}]/u,
};

/** Which kind of text a field is by its schema: `format: password`, or `x-multiline`. */
export function textKindOf(schema: Readonly<Record<string, unknown>>): TextKind {
  if (schema['format'] === 'password') return 'password';
  return schema['x-multiline'] === true ? 'lines' : 'line';
}

/**
 * @param kinds of the fields of the value, `line` where they are not named
 * @returns the JSON pointer of the first text that is refused, or of what has a name that is; null when there is none
 */
export function refusedTextIn(
  value: unknown,
  kinds: TextKinds = new Map(),
  kind: TextKind = 'line',
): string | null {
  if (typeof value === 'string') return refused[kind].test(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, one] of Object.entries(value)) {
    if (refused.line.test(key)) return '';
    const below = refusedTextIn(one, new Map(), kinds.get(key) ?? kind);
    if (below !== null) return `/${key}${below}`;
  }
  return null;
}
