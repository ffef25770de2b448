import { timeOf } from '../rules/time.ts';

/** What every mutable resource of our contract carries. It is an addition to the specification: other backends leave it out. */
interface Versioned {
  /** ISO 8601 UTC; changes with every change of the resource. */
  updatedAt?: string | null | undefined;
}

/**
 * Whether an answer is at least as new as what is known, so that a slow answer never overwrites a newer one
 * (architecture, "Contract").
 *
 * Without a time, or with one that cannot be read, an answer is taken as new: the server is right, and what it said last counts.
 */
export function isNotOlder(candidate: Versioned, known: Versioned): boolean {
  const candidateTime = timeOf(candidate.updatedAt);
  const knownTime = timeOf(known.updatedAt);
  return candidateTime === null || knownTime === null || candidateTime >= knownTime;
}

interface Identified extends Versioned {
  readonly _id: string;
}

/** Whether an answer is of the known record and at least as new as it. */
export function isCurrentRecord(candidate: Identified, known: Identified): boolean {
  return candidate._id === known._id && isNotOlder(candidate, known);
}

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

/** The named fields of a record, and nothing else of it. */
export function pick<Value extends object, Name extends keyof Value & string>(
  value: Value,
  names: Readonly<Record<Name, true>>,
): Pick<Value, Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of the type
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, Reflect.get(value, name)]),
  ) as Pick<Value, Name>;
}
