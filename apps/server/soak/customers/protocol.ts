/** What the process of the customers is asked, and what it says. */
import type { Journal } from './journal.ts';
import type { Counts } from './tally.ts';

export type Question =
  | {
      /** Begins to live. */
      readonly ask: 'live';
      readonly origin: string;
      readonly seed: number;
      readonly password: string;
      readonly customers: readonly { readonly id: string; readonly username: string }[];
    }
  /** Begins nothing new; answered when what was begun is known, or given up after `withinMs`. */
  | { readonly ask: 'rest'; readonly withinMs: number }
  /** Answered when no tab is connected any more, or after `withinMs`. */
  | { readonly ask: 'lose'; readonly withinMs: number }
  /** Waits until every tab has read everything again, for `withinMs` at most, and compares what they show with the server. */
  | { readonly ask: 'compare'; readonly withinMs: number }
  /** Closes every tab. */
  | { readonly ask: 'leave' };

export type Said =
  | { readonly said: 'living' }
  | { readonly said: 'resting' }
  | { readonly said: 'lost' }
  | {
      readonly said: 'compared';
      readonly tabs: number;
      /** When the last tab had read everything again, ms after the question. */
      readonly lastMs: number;
      /** What is wrong, in words: tabs that were not back in time, and what others show otherwise than the server. */
      readonly differences: readonly string[];
    }
  | { readonly said: 'left'; readonly journals: readonly Journal[]; readonly counts: Counts };
