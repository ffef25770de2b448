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
  /** Compares what every tab shows with the server, until all are right or `withinMs` are over. */
  | { readonly ask: 'compare'; readonly withinMs: number }
  /** Closes every tab. */
  | { readonly ask: 'leave' };

export type Said =
  | { readonly said: 'living' }
  | { readonly said: 'resting' }
  | {
      readonly said: 'compared';
      readonly tabs: number;
      /** When the last tab showed the truth, ms after the question. */
      readonly lastMs: number;
      /** Of the tabs that never did, in words. */
      readonly differences: readonly string[];
    }
  | { readonly said: 'left'; readonly journals: readonly Journal[]; readonly counts: Counts };
