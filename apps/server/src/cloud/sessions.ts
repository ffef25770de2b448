import {
  cloudSessionEnd,
  type CloudSessionLimit,
  cloudSessionMinutes,
  cloudSessionTime,
  MINUTE,
  SECOND,
} from '@tram/machines/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { cloudImageSessions } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { beginOperation } from './machine-operations.ts';
import {
  type CloudImageRow,
  hasExpired,
  type KnownCloudImage,
  lockCloudImage,
  whatIsLeft,
} from './cloud-machine.ts';

/** When a session of a machine is over at the latest, by the hours and days that it has now, and by which limit. */
function sessionLimit(
  { image, itsPackage }: KnownCloudImage,
  startedAt: Date,
): { at: Date; limit: CloudSessionLimit } {
  const { at, limit } = cloudSessionEnd({
    startedAt: startedAt.getTime(),
    maxHours: itsPackage.maxHoursEachSession,
    ...whatIsLeft(image),
  });
  return { at: new Date(at), limit };
}

/** Opens a session: the machine runs from now on. A timer ends it at its limit. */
export async function openSession(unit: UnitOfWork, known: KnownCloudImage): Promise<void> {
  const id = newId();
  await unit.transaction
    .insert(cloudImageSessions)
    .values({ id, cloudImageId: known.image.id, timeStart: unit.now });
  const dueAt = sessionLimit(known, unit.now).at;
  await schedule(unit, { kind: 'cloud.session-end', reference: id, dueAt });
}

export interface ClosedSession {
  /** Its whole minutes. */
  readonly minutes: number;
  /** The limit that ended it; null when the customer did. */
  readonly limit: CloudSessionLimit | null;
  readonly changes: Partial<CloudImageRow>;
}

/**
 * Closes the session of a machine that is off now. It counts until `askedAt`, when the shutdown was requested, and
 * never past its limit: neither a slow machine nor a server that was down costs the customer a minute.
 */
export async function closeSession(
  unit: UnitOfWork,
  known: KnownCloudImage,
  askedAt: Date,
): Promise<ClosedSession> {
  const { image } = known;
  const [open] = await unit.transaction
    .select()
    .from(cloudImageSessions)
    .where(
      and(eq(cloudImageSessions.cloudImageId, image.id), isNull(cloudImageSessions.timeShutdown)),
    );
  if (open === undefined) throw new Error(`cloud machine ${image.id} runs without a session`);
  const end = sessionLimit(known, open.timeStart);
  const isOver = askedAt >= end.at;
  const timeShutdown = isOver ? end.at : askedAt;
  const session = [open.timeStart.getTime(), timeShutdown.getTime()] as const;
  await unit.transaction
    .update(cloudImageSessions)
    .set({ timeShutdown })
    .where(eq(cloudImageSessions.id, open.id));
  const timeUsed = image.timeUsed + cloudSessionTime(...session);
  return {
    minutes: cloudSessionMinutes(...session),
    limit: isOver ? end.limit : null,
    changes: {
      isRunning: false,
      timeUsed,
      hasExpired: hasExpired({ ...image, timeUsed }, unit.now),
      machineNumber: null,
      ipRemote: null,
      ipInt: null,
      apiTunnel: null,
    },
  };
}

/** How long to wait before checking a requested shutdown again, ms. It costs the customer nothing. */
const shutdownPatienceMs = 5 * MINUTE;
/** How long to wait for a machine that is busy with another operation, ms. */
const busyPatienceMs = 5 * SECOND;

/**
 * Shuts a machine down when its session is over: its limit, the hours or the days. One that was extended meanwhile is
 * checked again at its new end, and a shutdown that fails is requested again, until the session is closed.
 */
export const endSession: TimerHandler = {
  async apply(unit, _services, sessionId) {
    const session = () =>
      unit.transaction
        .select()
        .from(cloudImageSessions)
        .where(eq(cloudImageSessions.id, sessionId));
    const [found] = await session();
    if (found === undefined) return 'done';
    const known = await lockCloudImage(unit, found.cloudImageId);
    // Read again under the lock.
    const [open] = await session();
    if (known === undefined || open === undefined || open.timeShutdown !== null) return 'done';
    const { image } = known;
    const { at } = sessionLimit(known, open.timeStart);
    if (at > unit.now) return { again: at };
    if (image.operation === null) await beginOperation(unit, image, 'shutdown');
    const goesOff =
      image.operation === null || image.operation === 'shutdown' || image.operation === 'delete';
    return {
      again: new Date(unit.now.getTime() + (goesOff ? shutdownPatienceMs : busyPatienceMs)),
    };
  },
};
