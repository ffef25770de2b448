import type { Clock } from '../clock.ts';
import { timers } from '../database/schema/server.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

/** What becomes of a timer that was handled: it is done, or it is to ring again. */
export type TimerOutcome = 'done' | { readonly again: Date };

/**
 * What happens when a timer rings. A handler decides by the rows it finds, which it locks: the timer may ring late (the
 * server was down), early (the rental was extended meanwhile) or for something that is over.
 */
export interface TimerHandler<Finding = undefined> {
  /**
   * Asks the world outside, with no row locked. Several processes may ask at once, and what was found may be dropped
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
  | 'idempotency.forget';

/** The loops that sleep by a clock, to be woken when something is scheduled. */
const sleepers = new WeakMap<Clock, Set<(kind: TimerKind) => void>>();

/** Calls `wake` whenever a timer is scheduled by a process that lives by this clock. Returns the way to stop. */
export function onScheduled(clock: Clock, wake: (kind: TimerKind) => void): () => void {
  const all = sleepers.get(clock) ?? new Set();
  sleepers.set(clock, all.add(wake));
  return () => {
    all.delete(wake);
  };
}

/**
 * Has something looked at again at a time, after a crash and a restart as well: the timer is a row that is kept together
 * with the unit. One timer a kind and reference; scheduled again, it moves.
 */
export async function schedule(
  unit: UnitOfWork,
  services: { readonly clock: Clock },
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
    for (const wake of sleepers.get(services.clock) ?? []) wake(timer.kind);
  });
}
