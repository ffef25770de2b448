import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { activeLeaves } from './leaves.ts';
import { ownEvents, type ActorSamples } from './own-events.ts';

/** What a walk through a machine is made of. */
export interface WalkOptions<Machine extends AnyStateMachine> extends ActorSamples {
  inputs: readonly InputFrom<Machine>[];
  /** Samples of the machine's own events. */
  events: readonly EventFromLogic<Machine>[];
  /** The part of the context that guards read: small, or the states grow without end. */
  key: (context: SnapshotFrom<Machine>['context']) => unknown;
  /** Most transitions to try. */
  limit: number;
}

/** How a leaf was reached: the types of the events on a shortest path. */
export type Paths = ReadonlyMap<string, readonly string[]>;

/** Walks a machine without running any of its effects. Gives every leaf that was reached, with a shortest path to it. */
export function reach<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): Paths {
  const events = [...options.events, ...ownEvents(machine, options).map(({ event }) => event)];
  const reached = new Map<string, readonly string[]>();
  for (const input of options.inputs) {
    const paths = getShortestPaths<AnyStateMachine>(machine, {
      input,
      events,
      limit: options.limit,
      serializeState: ({ value, context }) => JSON.stringify([value, options.key(context)]),
    });
    for (const { state, steps } of paths) {
      for (const leaf of activeLeaves(state)) {
        const path = steps.map(({ event }) => event.type);
        const known = reached.get(leaf);
        if (known === undefined || path.length < known.length) reached.set(leaf, path);
      }
    }
  }
  return reached;
}
