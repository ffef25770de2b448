import type { CurrentRental } from './current-rental.ts';
import { continuationUntil } from './rental-continuation.ts';
import type { Continuation } from './rental-continuation.ts';

/** A machine within a runway (section 9). */
export interface RunwayStop<Rental extends CurrentRental = CurrentRental> {
  readonly rental: Rental;
  /** What keeps it until the runway's end; `null` when it is paid for until then. */
  readonly extension: Continuation | null;
  /** When it ends then, ms since 1970. */
  readonly endsAt: number;
}

/** Every machine kept until a moment; `null` when one of them cannot be. */
export function stopsUntil<Rental extends CurrentRental>(
  rentals: readonly Rental[],
  until: number,
  now: number,
): readonly RunwayStop<Rental>[] | null {
  const stops: RunwayStop<Rental>[] = [];
  for (const rental of rentals) {
    const end = rental.endsAt ?? now;
    const extension = end >= until ? null : continuationUntil(rental, until, now);
    if (end < until && extension === null) return null;
    stops.push({ rental, extension, endsAt: extension?.endsAt ?? end });
  }
  return stops;
}

/** VND that the extensions of a plan cost together. */
export function costOf(stops: readonly RunwayStop[]): number {
  return stops.reduce((sum, { extension }) => sum + (extension?.price ?? 0), 0);
}
