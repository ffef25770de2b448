/** The parts that a record always has: not those that are an addition of ours. */
type WholePart<Value> = {
  [Part in keyof Value]-?: object extends Pick<Value, Part> ? never : Part;
}[keyof Value];

/** What an answer holds of a record, where it has every part of it; else `null`. A part may be `null`, but not missing. */
export function wholeOf<Value extends object>(parts: Readonly<Record<WholePart<Value>, true>>) {
  const isWhole = (answer: Partial<Value>): answer is Value =>
    Object.keys(parts).every((part) => Object.hasOwn(answer, part));
  return (answer: Partial<Value>): Value | null => (isWhole(answer) ? answer : null);
}
