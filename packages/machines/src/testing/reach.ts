import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { activeLeaves, nodesOf } from './leaves.ts';

/** What a walk through a machine is made of. */
export interface WalkOptions<Machine extends AnyStateMachine> {
  inputs: readonly InputFrom<Machine>[];
  /** Samples of the machine's own events. */
  events: readonly EventFromLogic<Machine>[];
  /** Samples of what each invoked actor answers, by its source. Actors that never complete are left out. */
  answers: Readonly<Record<string, readonly unknown[]>>;
  /** Samples of the snapshots of invoked machines, by their source. */
  snapshots?: Readonly<Record<string, readonly unknown[]>> | undefined;
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
  const events = [...options.events, ...ownEvents(machine, options)];
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

/** The events that a machine's own actors and delays send it. */
function ownEvents(
  machine: AnyStateMachine,
  { answers, snapshots = {} }: Pick<WalkOptions<AnyStateMachine>, 'answers' | 'snapshots'>,
): { type: string; output?: unknown; snapshot?: unknown }[] {
  const events: { type: string; output?: unknown; snapshot?: unknown }[] = [];
  for (const node of nodesOf(machine.root)) {
    for (const { id, src } of node.invoke) {
      const outputs = typeof src === 'string' ? (answers[src] ?? []) : [];
      for (const output of outputs) events.push({ type: `xstate.done.actor.${id}`, output });
      const seen = typeof src === 'string' ? (snapshots[src] ?? []) : [];
      for (const snapshot of seen) events.push({ type: `xstate.snapshot.${id}`, snapshot });
    }
    for (const type of node.transitions.keys()) {
      if (type.startsWith('xstate.after.')) events.push({ type });
    }
  }
  return events;
}
