import type { CurrentRental, RentalKind } from './current-rental.ts';
import type { CloudSessionLimit } from './cloud-time.ts';
import { lowTime } from './low-time.ts';
import { MINUTE } from './time.ts';

/** Minutes before an end at which its customer is warned (section 9, remaining time and "Session end estimate"; the moments are ours). */
export const END_WARNINGS = [30, 15, 5] as const;

/** One of them (section 9; ours). */
export type EndWarning = (typeof END_WARNINGS)[number];

/** The time of a machine that runs out: what was paid for, or the session that goes on (section 9). Times are ms. */
export interface ComingEnd {
  readonly kind: RentalKind;
  /** As of the rental: of the PC or the cloud machine, of a VPS its order's. */
  readonly id: string;
  /** As of the rental. */
  readonly name: string;
  /** Since 1970, in server time. It may have passed: the server has not said so yet. */
  readonly endsAt: number;
  /** How long it is in all, extensions included; `null` where that is not known. */
  readonly term: number | null;
  /** What runs out: the rental, or the session of a cloud machine by one of its limits. */
  readonly limit: CloudSessionLimit | 'rental';
}

/** How long a rental is in all, extensions included, ms; `null` where its start or its end is not known (section 9). */
export function rentedTime({
  startedAt,
  endsAt,
}: Pick<CurrentRental, 'startedAt' | 'endsAt'>): number | null {
  // A start after its end is a fault of the record.
  return startedAt === null || endsAt === null || endsAt <= startedAt ? null : endsAt - startedAt;
}

/**
 * What of a machine runs out, the soonest first (section 9): its rental, and before that the session of a cloud machine that runs. One
 * that is being made has no time yet that could.
 */
export function comingEnds(rental: CurrentRental): readonly ComingEnd[] {
  const { kind, id, name, endsAt, stage } = rental;
  if (stage === 'making') return [];
  const session = rental.kind === 'cloud' ? rental.session : null;
  const ends: ComingEnd[] = [];
  if (session !== null) {
    const { startedAt, endsAt: sessionEndsAt, limit } = session;
    // Where the days are what ends it, it is as long as they are.
    const term = limit === 'days' ? rentedTime(rental) : sessionEndsAt - startedAt;
    ends.push({ kind, id, name, endsAt: sessionEndsAt, term, limit });
  }
  if (endsAt !== null && session?.limit !== 'days') {
    ends.push({ kind, id, name, endsAt, term: rentedTime(rental), limit: 'rental' });
  }
  return ends;
}

/**
 * What ends first of all machines: the question of who rents several (section 9, remaining time). A session that can be begun again
 * ends no machine, and one whose end has passed or is not known is not counted; `null` where none is left.
 *
 * @param rentals in any order
 * @param now server time, ms since 1970
 */
export function firstEnd<Rental extends CurrentRental>(
  rentals: readonly Rental[],
  now: number,
): { readonly rental: Rental; readonly end: ComingEnd } | null {
  let first: { readonly rental: Rental; readonly end: ComingEnd } | null = null;
  for (const rental of rentals) {
    for (const end of comingEnds(rental)) {
      if (end.limit === 'session' || end.endsAt <= now) continue;
      if (first === null || end.endsAt < first.end.endsAt) first = { rental, end };
    }
  }
  return first;
}

/** What of an end its warnings depend on. */
type WarnedEnd = Pick<ComingEnd, 'endsAt' | 'term'>;

/** The warnings of an end: those within its low time, and the last one always. */
function warningsOf(term: number | null): readonly EndWarning[] {
  return END_WARNINGS.filter(
    (minutes) => minutes === END_WARNINGS.at(-1) || minutes * MINUTE <= lowTime(term),
  );
}

/**
 * The warning that holds with the time that is left: of several the most urgent one; `null` before the first one, and at the end
 * (section 9, remaining time). Of a short term those that would come before its last quarter are left out.
 *
 * @param now server time, ms since 1970
 */
export function endWarning({ endsAt, term }: WarnedEnd, now: number): EndWarning | null {
  const left = endsAt - now;
  if (left <= 0) return null;
  return warningsOf(term).findLast((minutes) => left <= minutes * MINUTE) ?? null;
}

/**
 * The warning that is to be said now, each once: the one that holds, unless it or a more urgent one has been said of this end
 * already (section 9, remaining time). A page that is opened late, or wakes up, says only the most urgent one that holds.
 *
 * @param said the most urgent one that has been said of this end; `null` for none
 * @param now server time, ms since 1970
 */
export function endWarningDue(
  { said, ...end }: WarnedEnd & { readonly said: EndWarning | null },
  now: number,
): EndWarning | null {
  const holds = endWarning(end, now);
  if (holds === null) return null;
  return said === null || holds < said ? holds : null;
}

/**
 * When something of an end is to be said next, ms since 1970: at its next warning, or when it has come; `null` when it has
 * (section 9, remaining time).
 *
 * @param now server time, ms since 1970
 */
export function nextEndMoment({ endsAt, term }: WarnedEnd, now: number): number | null {
  const moments = [...warningsOf(term).map((minutes) => endsAt - minutes * MINUTE), endsAt];
  return moments.find((at) => at > now) ?? null;
}
