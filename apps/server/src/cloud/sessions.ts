import { and, eq, isNull } from 'drizzle-orm';
import { cloudSessionEnd, type CloudSessionLimit, cloudSessionMinutes } from '@tram/machines/rules';
import { newId } from '../database/columns.ts';
import { cloudImageSessions } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import type { CloudImageRow, KnownCloudImage } from './owned-cloud-image.ts';
import { hasExpired, whatIsLeft } from './situation.ts';

/** When a session of a machine is over at the latest, by the hours and days that it has now, and by which limit. */
export function sessionLimit(
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

/** Opens a session: the machine runs from now on. Its end is looked at when its time comes. */
export async function openSession(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  known: KnownCloudImage,
): Promise<void> {
  const id = newId();
  await unit.transaction
    .insert(cloudImageSessions)
    .values({ id, cloudImageId: known.image.id, timeStart: unit.now });
  const dueAt = sessionLimit(known, unit.now).at;
  await schedule(unit, services, { kind: 'cloud.session-end', reference: id, dueAt });
}

/** A session that has been closed. */
export interface ClosedSession {
  /** Whole minutes that it used. */
  readonly minutes: number;
  /** The limit that ended it; null when the customer did. */
  readonly limit: CloudSessionLimit | null;
  /** What changes of the machine's row with it. */
  readonly changes: Partial<CloudImageRow>;
}

/**
 * Closes the session of a machine that is off now. It counts until `askedAt`, when the machine was told to go off, and
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
  const minutes = cloudSessionMinutes(open.timeStart.getTime(), timeShutdown.getTime());
  await unit.transaction
    .update(cloudImageSessions)
    .set({ timeShutdown })
    .where(eq(cloudImageSessions.id, open.id));
  const totalMinuteUsed = image.totalMinuteUsed + minutes;
  return {
    minutes,
    limit: isOver ? end.limit : null,
    changes: {
      isRunning: false,
      totalMinuteUsed,
      hasExpired: hasExpired({ ...image, totalMinuteUsed }, unit.now),
      machineNumber: null,
      ipRemote: null,
      ipInt: null,
      apiTunnel: null,
    },
  };
}
