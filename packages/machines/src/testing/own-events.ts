import type { AnyStateMachine } from 'xstate';
import { nodesOf } from './leaves.ts';

/** Samples of what the actors of a machine tell it. */
export interface ActorSamples {
  /** What each invoked actor answers, by its source. Actors that never complete are left out. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** The snapshots of invoked machines, by their source. */
  readonly snapshots?: Readonly<Record<string, readonly unknown[]>> | undefined;
}

/** An event that a machine's own actors and delays send it. */
export interface OwnEvent {
  readonly event: { type: string; output?: unknown; snapshot?: unknown };
  /** The actor's source, or the delay. */
  readonly source: string;
  readonly kind: 'answer' | 'snapshot' | 'delay';
}

/** Every event that a machine's own actors and delays may send it, in the order of its states. */
export function ownEvents(
  machine: AnyStateMachine,
  { answers, snapshots = {} }: ActorSamples,
): OwnEvent[] {
  const events: OwnEvent[] = [];
  for (const node of nodesOf(machine.root)) {
    for (const { id, src } of node.invoke) {
      if (typeof src !== 'string') continue;
      for (const output of answers[src] ?? []) {
        events.push({
          event: { type: `xstate.done.actor.${id}`, output },
          source: src,
          kind: 'answer',
        });
      }
      for (const snapshot of snapshots[src] ?? []) {
        events.push({
          event: { type: `xstate.snapshot.${id}`, snapshot },
          source: src,
          kind: 'snapshot',
        });
      }
    }
    for (const type of node.transitions.keys()) {
      const [, source] = /^xstate\.after\.([^.]+)\./u.exec(type) ?? [];
      if (source !== undefined) events.push({ event: { type }, source, kind: 'delay' });
    }
  }
  return events;
}
