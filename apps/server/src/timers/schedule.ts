import type { Clock } from '../clock.ts';
import { timers } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

/** The outcome of a handler: the timer is done and deleted, or due again at a moment. */
export type TimerOutcome = 'done' | { readonly again: Date };

/**
 * What happens when a timer is due. A handler decides by the rows it finds, which it locks: the timer may fire late (the
 * server was down), early (the rental was extended meanwhile) or for something that is over.
 */
export interface TimerHandler<Finding = undefined> {
  /**
   * Calls an external system, with no row locked. Several processes may call at once, and the result may be dropped
   * when another one was faster.
   * @param failures how often the timer has failed before
   */
  ask?(services: Services, reference: string, failures: number): Promise<Finding>;
  /** Changes the rows, in one transaction with the end of the timer. */
  apply(
    unit: UnitOfWork,
    services: Services,
    reference: string,
    finding: Finding,
  ): Promise<TimerOutcome>;
}

/** A handler that only asks: the timer is done once the external system has answered without an error. */
export function askOnly(ask: (services: Services, reference: string) => Promise<void>) {
  return { ask, apply: async () => 'done' as const } satisfies TimerHandler<void>;
}

/** What timers are for; `handlers.ts` says what each one does. */
export type TimerKind =
  | 'order.provision'
  | 'order.expire'
  | 'machine.release'
  | 'vps.provision'
  | 'vps.expire'
  | 'vps.release'
  | 'cloud.create'
  | 'cloud.operate'
  | 'cloud.session-end'
  | 'cloud.expire'
  | 'cloud.release'
  | 'recharge.timeout'
  | 'network.release'
  | 'tunnel.revoke'
  | 'mail.send'
  | 'files.clean-up'
  | 'idempotency.forget'
  | 'accounts.forget-unverified'
  | 'logs.forget';

/** The loops that sleep by a clock, to be woken when something is scheduled. */
const sleepers = new WeakMap<Clock, Set<(kind: TimerKind) => void>>();

/** Calls `wake` whenever this process schedules a timer by this clock. @returns the function that unsubscribes */
export function onScheduled(clock: Clock, wake: (kind: TimerKind) => void): () => void {
  const all = sleepers.get(clock) ?? new Set();
  sleepers.set(clock, all.add(wake));
  return () => {
    all.delete(wake);
  };
}

/**
 * Schedules a timer. It is a row that is written in the unit's transaction, so it survives a crash and a restart. There is
 * one timer for each kind and reference: scheduling it again moves it.
 */
export async function schedule(
  unit: UnitOfWork,
  timer: { kind: TimerKind; reference: string; dueAt: Date },
): Promise<void> {
  await unit.transaction
    .insert(timers)
    .values({ ...timer, createdAt: unit.now })
    .onConflictDoUpdate({
      target: [timers.kind, timers.reference],
      set: { dueAt: timer.dueAt, attempts: 0, lastError: null },
    });
  unit.afterCommit(() => {
    for (const wake of sleepers.get(unit.clock) ?? []) wake(timer.kind);
  });
}
