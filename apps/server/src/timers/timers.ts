/**
 * Rings the timers that are due. One loop a process; any number of processes on one PostgreSQL.
 *
 * A timer is taken by locking its row (`for update skip locked`), and its effect and its end are kept in one transaction:
 * a process that dies before leaves the timer as it was, and no two processes ring it at once.
 */
import { and, asc, eq, lte, min } from 'drizzle-orm';
import { MINUTE, SECOND } from '@tram/machines/rules';
import { timers } from '../database/schema.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { loggedError } from '../http/error-log.ts';
import type { Services } from '../services.ts';
import { timerHandlers } from './handlers.ts';
import { onScheduled, schedule, type TimerKind } from './schedule.ts';

/** How long to sleep at most, ms: another process may have scheduled a timer and died. */
const longestSleepMs = 5 * SECOND;
/** How long to sleep at least, ms: what is due and not ours is held by another process. */
const shortestSleepMs = 25;
/** How many timers are read at once. */
const batch = 50;

/** The loop of a process. */
export interface TimerLoop {
  /** Rings everything that is due now and resolves when it is done. A timer that fails waits for its next try. */
  runDue(): Promise<void>;
  /** Stops the loop and resolves when no timer is being handled any more. */
  stop(): Promise<void>;
}

type TimerRow = typeof timers.$inferSelect;

function isKind(kind: string): kind is TimerKind {
  return kind in timerHandlers;
}

/** How long a timer waits after its nth failure, ms: 1 s, doubled each time, at most five minutes. */
function waitAfter(attempts: number): number {
  return Math.min(SECOND * 2 ** (attempts - 1), 5 * MINUTE);
}

/** @returns false when another process holds the timer or was faster */
async function ring(services: Services, timer: TimerRow): Promise<boolean> {
  if (!isKind(timer.kind)) throw new Error(`no handler for timers of kind ${timer.kind}`);
  const change = await timerHandlers[timer.kind](services, timer.reference);
  return inOneTransaction(services, async (unit) => {
    const [held] = await unit.transaction
      .select({ id: timers.id })
      .from(timers)
      .where(and(eq(timers.id, timer.id), lte(timers.dueAt, unit.now)))
      .for('update', { skipLocked: true });
    if (held === undefined) return false;
    const outcome = await change(unit);
    if (outcome === 'done') {
      await unit.transaction.delete(timers).where(eq(timers.id, timer.id));
      return true;
    }
    // Never at once: a handler that says "now" again and again must not keep the server busy.
    const isLater = outcome.again > unit.now;
    await unit.transaction
      .update(timers)
      .set({
        dueAt: isLater ? outcome.again : new Date(unit.now.getTime() + shortestSleepMs),
        attempts: 0,
        lastError: null,
      })
      .where(eq(timers.id, timer.id));
    return true;
  });
}

async function postpone(services: Services, timer: TimerRow, error: unknown): Promise<void> {
  const attempts = timer.attempts + 1;
  services.log.error(
    { err: error, timer: timer.kind, reference: timer.reference, attempts },
    'a timer failed and will be tried again',
  );
  await services.database
    .update(timers)
    .set({
      attempts,
      // Errors of the database carry the values of their query; what the log may know is kept.
      lastError: loggedError(error).message,
      dueAt: new Date(services.clock.now().getTime() + waitAfter(attempts)),
    })
    .where(eq(timers.id, timer.id));
}

async function ringAllDue(services: Services, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const due = await services.database
      .select()
      .from(timers)
      .where(lte(timers.dueAt, services.clock.now()))
      .orderBy(asc(timers.dueAt), asc(timers.createdAt))
      .limit(batch);
    let rung = 0;
    for (const timer of due) {
      if (isStopped()) return;
      try {
        if (await ring(services, timer)) rung += 1;
      } catch (error) {
        await postpone(services, timer, error);
        rung += 1;
      }
    }
    if (due.length < batch || rung === 0) return;
  }
}

/** How long until the next timer, ms, from the shortest to the longest sleep. */
async function untilNext(services: Services): Promise<number> {
  const [next] = await services.database.select({ dueAt: min(timers.dueAt) }).from(timers);
  const dueAt = next?.dueAt ?? null;
  if (dueAt === null) return longestSleepMs;
  const wait = dueAt.getTime() - services.clock.now().getTime();
  return Math.min(Math.max(wait, shortestSleepMs), longestSleepMs);
}

/**
 * Starts ringing timers: at their time, when the clock is moved (the move waits for them), and at once for those that
 * became due while no server ran.
 */
export function startTimers(services: Services): TimerLoop {
  let stopped = false;
  let sleep: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  // Rounds run one after another: whoever asks for a round gets one that begins after the asking.
  const runDue = (): Promise<void> => {
    clearTimeout(sleep);
    running = running
      .then(() => (stopped ? undefined : ringAllDue(services, () => stopped)))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'the timers could not be read');
      })
      .then(rest);
    return running;
  };
  const rest = async (): Promise<void> => {
    if (stopped) return;
    const wait = await untilNext(services).catch(() => longestSleepMs);
    clearTimeout(sleep);
    if (stopped) return;
    sleep = setTimeout(() => void runDue(), wait);
    sleep.unref();
  };

  const forgets = [
    services.clock.onAdvance(runDue),
    onScheduled(services.clock, () => void runDue()),
  ];
  running = inOneTransaction(services, (unit) =>
    schedule(unit, services, { kind: 'idempotency.forget', reference: 'daily', dueAt: unit.now }),
  ).catch((error: unknown) => {
    services.log.error({ err: error }, 'the daily clean-up could not be scheduled');
  });
  void runDue();

  return {
    runDue,
    async stop() {
      stopped = true;
      clearTimeout(sleep);
      for (const forget of forgets) forget();
      await running;
    },
  };
}
