import type { Runway } from './runway.ts';

/**
 * What is said of a runway in a few words (section 9; ours). `nothing`: there is no machine to keep. `missing`: the balance does
 * not keep all of them for a day. `until`: it keeps them that long. `beyond`: for a year or more.
 */
export type RunwayHeadline =
  | { readonly name: 'nothing' }
  | {
      readonly name: 'missing';
      /** VND. */
      readonly amount: number;
    }
  | {
      readonly name: 'until';
      /** ms since 1970. */
      readonly at: number;
    }
  | { readonly name: 'beyond' };

/** The one fact about a runway that matters most now: what is missing for the next day, else how far it goes (section 9). */
export function runwayHeadline({
  keptUntil,
  isBeyond,
  needs,
}: Pick<Runway, 'keptUntil' | 'isBeyond' | 'needs'>): RunwayHeadline {
  if (keptUntil === null) return { name: 'nothing' };
  const missing = needs[0]?.missing ?? 0;
  if (missing > 0) return { name: 'missing', amount: missing };
  return isBeyond ? { name: 'beyond' } : { name: 'until', at: keptUntil };
}
