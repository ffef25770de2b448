/**
 * How much of what is tried at random a run tries. An ordinary run tries enough to notice an ordinary mistake, a thorough one
 * (`TRAM_THOROUGH=1`) looks for the rare ones; `TRAM_PROPERTY_RUNS` says a number of its own, `TRAM_SEED` repeats a run.
 */
import { flag, wholeNumber } from '../environment.ts';

/** Whether this run is to find everything, however long it takes. */
export const isThorough = flag(process.env, 'TRAM_THOROUGH', false);

/** How many cases a property is tried with. */
export interface PropertyCases {
  readonly quick: number;
  readonly thorough: number;
}

/** How often to try a property in this run. */
export function propertyRuns({ quick, thorough }: PropertyCases): number {
  return wholeNumber(process.env, 'TRAM_PROPERTY_RUNS', {
    otherwise: isThorough ? thorough : quick,
    least: 1,
    most: 1_000_000,
  });
}

/** The seed that was asked for; null when any will do. */
export function wantedSeed(): number | null {
  const seed = process.env['TRAM_SEED'];
  return seed === undefined || seed === '' ? null : Number(seed);
}

/** The parameters of a property for fast-check, which prints the seed with a failure. */
export function propertyParameters(cases: PropertyCases): { numRuns: number; seed?: number } {
  const seed = wantedSeed();
  return { numRuns: propertyRuns(cases), ...(seed === null ? {} : { seed }) };
}
