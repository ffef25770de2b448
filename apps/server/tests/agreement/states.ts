/** The states of a lifecycle as tests: each is made on the server, and every action is tried in it. */
import { expect, test } from 'vitest';
import type { Ground } from './ground.ts';
import { disagreements, type TwoSides } from './two-sides.ts';

/** A state: what has happened, what the lifecycle calls it, and how it is had. */
export type State<Thing> = readonly [
  told: string,
  status: string,
  make: (ground: Ground) => Promise<Thing>,
];

/** One test for each state. The ground is there when they run. */
export function agreesInEach<Action extends string, Thing>(
  ground: () => Ground,
  sidesOn: (ground: Ground) => TwoSides<Action, Thing>,
  states: readonly State<Thing>[],
): void {
  test.each(states)('%s (%s)', async (_told, status, make) => {
    const sides = sidesOn(ground());
    expect(await disagreements(sides, status, () => make(ground()))).toEqual([]);
  });
}
