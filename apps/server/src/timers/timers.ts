/**
 * Runs the timers that are due, in any number of processes on one PostgreSQL. Each process has several lanes: one for each
 * external system that may take seconds, and one that they do not hold up.
 *
 * A timer is taken by locking its row (`for update skip locked`), and its effect and its end are kept in one transaction:
 * a process that dies before leaves the timer as it was, and no two processes handle it at once.
 */
import { and, asc, eq, inArray, lte, min, notInArray, type SQL } from 'drizzle-orm';
import { MINUTE, SECOND } from '@tram/machines/rules';
import { timers } from '../database/schema/server.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { loggedError } from '../http/error-log.ts';
import type { Services } from '../services.ts';
import { timerHandlers } from './handlers.ts';
import { onScheduled, schedule, type TimerKind } from './schedule.ts';

/** How long to sleep at most, ms: another process may have scheduled a timer and died. */
const longestSleepMs = 5 * SECOND;
/** How long to sleep at least, ms: a timer that stays due is locked by another process. */
const shortestSleepMs = 25;
const batch = 50;
/** Kinds that may take seconds, grouped by what they wait for: those of a group may hold each other up. */
const slowKinds: readonly (readonly TimerKind[])[] = [
  // A mail server that does not answer takes seconds for each mail; a folder may have many files to read, and a log many lines
  // to count and delete.
  ['mail.send', 'files.clean-up', 'logs.forget'],
  // So does a router or a tunnel API for each device that loses its access when many rentals end.
  ['network.release', 'tunnel.revoke'],
];
/** What runs at each start; their handlers ask to run again a day later. */
const dailyKinds: readonly TimerKind[] = [
  'idempotency.forget',
  'files.clean-up',
  'accounts.forget-unverified',
  'logs.forget',
];

export interface TimerLoop {
  /** Handles every timer that is due now and resolves when that is done. One that fails waits for its next try. */
  runDue(): Promise<void>;
  /** Stops the loop and resolves when no timer is being handled any more. */
  stop(): Promise<void>;
}

type TimerRow = typeof timers.$inferSelect;

interface Lane {
  readonly has: (kind: TimerKind) => boolean;
  readonly where: SQL;
}

const allSlowKinds = slowKinds.flat();
const lanes: readonly Lane[] = [
  { has: (kind) => !allSlowKinds.includes(kind), where: notInArray(timers.kind, allSlowKinds) },
  ...slowKinds.map((kinds): Lane => ({
    has: (kind) => kinds.includes(kind),
    where: inArray(timers.kind, [...kinds]),
  })),
];

function isKind(kind: string): kind is TimerKind {
  return kind in timerHandlers;
}

/** How long a timer waits after its nth failure, ms: 1 s, doubled each time, at most five minutes. */
function waitAfter(attempts: number): number {
  return Math.min(SECOND * 2 ** (attempts - 1), 5 * MINUTE);
}

/** @returns false when another process holds the timer or was faster */
async function runTimer(services: Services, timer: TimerRow): Promise<boolean> {
  if (!isKind(timer.kind)) throw new Error(`no handler for timers of kind ${timer.kind}`);
  const { offsetMs } = services.clock;
  const change = await timerHandlers[timer.kind](services, timer.reference, timer.attempts);
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
    // Never at once: a handler that answers "now" each time must not keep the server busy. Unless the clock was moved
    // meanwhile: then the new moment is already due, and the move waits for it.
    const isLater = outcome.again > unit.now || services.clock.offsetMs !== offsetMs;
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

/** Repeats until nothing is due: a handler may make another timer due, and a move of the clock waits for that one too. */
async function runAllDue(services: Services, lane: Lane, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const due = await services.database
      .select()
      .from(timers)
      .where(and(lane.where, lte(timers.dueAt, services.clock.now())))
      .orderBy(asc(timers.dueAt), asc(timers.createdAt))
      .limit(batch);
    let handled = 0;
    for (const timer of due) {
      if (isStopped()) return;
      try {
        if (await runTimer(services, timer)) handled += 1;
      } catch (error) {
        await postpone(services, timer, error);
        handled += 1;
      }
    }
    if (handled === 0) return;
  }
}

/** How long until the next timer, ms, from the shortest to the longest sleep. */
async function untilNext(services: Services, lane: Lane): Promise<number> {
  const [next] = await services.database
    .select({ dueAt: min(timers.dueAt) })
    .from(timers)
    .where(lane.where);
  const dueAt = next?.dueAt ?? null;
  if (dueAt === null) return longestSleepMs;
  const wait = dueAt.getTime() - services.clock.now().getTime();
  return Math.min(Math.max(wait, shortestSleepMs), longestSleepMs);
}

/**
 * Starts the timers: they run when they are due, when the clock is moved (the move waits for them), and at once if they
 * became due while no server ran.
 */
export function startTimers(services: Services): TimerLoop {
  const prepared = inOneTransaction(services, async (unit) => {
    for (const kind of dailyKinds) {
      await schedule(unit, { kind, reference: 'daily', dueAt: unit.now });
    }
  }).catch((error: unknown) => {
    services.log.error({ err: error }, 'the daily clean-up could not be scheduled');
  });
  const loops = lanes.map((lane) => startLane(services, lane, prepared));
  return {
    async runDue() {
      await Promise.all(loops.map((loop) => loop.runDue()));
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLane(services: Services, lane: Lane, prepared: Promise<void>): TimerLoop {
  let stopped = false;
  let sleep: NodeJS.Timeout | undefined;
  let running = prepared;

  // Rounds run one after another: a call gets a round that begins after the call.
  const runDue = (): Promise<void> => {
    clearTimeout(sleep);
    running = running
      .then(() => (stopped ? undefined : runAllDue(services, lane, () => stopped)))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'the timers could not be read');
      })
      .then(rest);
    return running;
  };
  const rest = async (): Promise<void> => {
    if (stopped) return;
    const wait = await untilNext(services, lane).catch(() => longestSleepMs);
    clearTimeout(sleep);
    if (stopped) return;
    sleep = setTimeout(() => void runDue(), wait);
    sleep.unref();
  };

  const unsubscribes = [
    services.clock.onAdvance(runDue),
    onScheduled(services.clock, (kind) => {
      if (lane.has(kind)) void runDue();
    }),
  ];
  void runDue();

  return {
    runDue,
    async stop() {
      stopped = true;
      clearTimeout(sleep);
      for (const unsubscribe of unsubscribes) unsubscribe();
      await running;
    },
  };
}
