import { replaceEqualDeep } from '@tanstack/react-query';

/** A record that the server versions: every mutable resource of the contract carries both. */
interface Versioned {
  readonly _id: string;
  /** ISO 8601 UTC, millisecond precision. */
  readonly updatedAt: string;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVersioned(value: unknown): value is Versioned {
  return (
    isObject(value) && typeof value['_id'] === 'string' && typeof value['updatedAt'] === 'string'
  );
}

function isOlder(candidate: Versioned, known: Versioned): boolean {
  // NaN compares false: a date that cannot be read never holds an answer back.
  return Date.parse(candidate.updatedAt) < Date.parse(known.updatedAt);
}

/** Every versioned record inside a cached answer, at any depth of its pages. */
function collect(value: unknown, known: Map<string, Versioned>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, known);
  } else if (isVersioned(value)) {
    const before = known.get(value._id);
    if (before === undefined || isOlder(before, value)) known.set(value._id, value);
  } else if (isObject(value)) {
    // An envelope: `{ data, total_page }`, or the `{ pages, pageParams }` of an infinite query.
    for (const inner of Object.values(value)) collect(inner, known);
  }
}

function keepNewer(value: unknown, known: ReadonlyMap<string, Versioned>): unknown {
  if (Array.isArray(value)) return value.map((item) => keepNewer(item, known));
  if (isVersioned(value)) {
    const before = known.get(value._id);
    return before !== undefined && isOlder(value, before) ? before : value;
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, keepNewer(inner, known)]),
    );
  }
  return value;
}

/**
 * The one rule against a slow answer that arrives late: a record that is already known in a newer version (`updatedAt`)
 * stays as it is, whichever answer brings the older one. It is the `structuralSharing` of every query, so it holds for
 * single records, lists and pages alike. The list's own shape (which rows, in which order, how many pages) is always the
 * newest answer's; what is equal keeps its identity, so unchanged rows do not draw again.
 */
export function keepNewestVersion(known: unknown, answer: unknown): unknown {
  if (known === undefined) return answer;
  const versions = new Map<string, Versioned>();
  collect(known, versions);
  return replaceEqualDeep(known, versions.size === 0 ? answer : keepNewer(answer, versions));
}
