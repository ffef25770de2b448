import { timeOf } from '../rules/time.ts';

/** What every mutable resource carries. */
export interface Versioned {
  /** ISO 8601 UTC; changes with every change of the resource. */
  updatedAt: string;
}

/**
 * Whether an answer is at least as new as what is known, so that a slow answer never overwrites a newer one
 * (architecture, "Contract").
 *
 * A time that cannot be read is taken as new: the server is right.
 */
export function isNotOlder(candidate: Versioned, known: Versioned): boolean {
  const candidateTime = timeOf(candidate.updatedAt);
  const knownTime = timeOf(known.updatedAt);
  return candidateTime === null || knownTime === null || candidateTime >= knownTime;
}
