import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { leavesOf } from './leaves.ts';
import type { RandomTotals } from './random-runs.ts';

/** Whether everything is tried (`TRAM_THOROUGH=1`), or as much as shows an ordinary mistake within seconds. */
const isThorough = process.env['TRAM_THOROUGH'] === '1';

/** How many runs of a property are made now: all of them in a thorough test, else a tenth. */
export function runsNow(all: number): number {
  return isThorough ? all : Math.ceil(all / 10);
}

/**
 * Expects that random runs came to every leaf of a lifecycle, in more than 100,000 events: a property says nothing about states
 * that were never seen. Only thorough runs are long enough to be sure of it; a short one may miss a rare leaf.
 */
export function expectAllSeen({ events, visited }: RandomTotals, machine: AnyStateMachine): void {
  if (!isThorough) return;
  expect(visited).toEqual(leavesOf(machine));
  expect(events).toBeGreaterThan(100_000);
}
