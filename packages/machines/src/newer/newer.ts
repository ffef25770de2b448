import { timeOf } from '../rules/time.ts';

/** What every mutable resource of our contract carries. It is an addition to the specification: other backends leave it out. */
export interface Versioned {
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
