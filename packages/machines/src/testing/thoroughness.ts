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
 * What random runs have not shown of a lifecycle, in words: leaves to which they never came, fewer than 100,000 events. A property
 * says nothing about states that were never seen. Only thorough runs are long enough to be asked: a short one may miss a rare
 * leaf, and has no gaps therefore.
 */
export function gapsIn({ events, visited }: RandomTotals, machine: AnyStateMachine): string[] {
  if (!isThorough) return [];
  const leaves = leavesOf(machine);
  return [
    ...leaves.filter((leaf) => !visited.includes(leaf)).map((leaf) => `${leaf} was never seen`),
    ...visited.filter((leaf) => !leaves.includes(leaf)).map((leaf) => `${leaf} is no leaf`),
    ...(events > 100_000 ? [] : [`there were ${events} events`]),
  ];
}
