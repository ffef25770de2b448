import type { CloudImage } from '@tram/api/types';
import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import {
  cloudDueAt,
  cloudMinutesLeft,
  sessionClock,
  timeOf,
  type SessionClock,
} from '@tram/machines/rules';

/** A cloud machine whose session goes on. */
export interface RunningSession {
  readonly id: string;
  readonly name: string;
  /** `max_hours_each_session`. */
  readonly maxHours: number;
  /** ms of server time. */
  readonly startedAt: number;
  /** Minutes that were left when it started. */
  readonly minutesLeft: number;
  /** When its days are over, ms of server time. */
  readonly dueAt: number;
}

/** The session of a machine that runs; null when none does, or when its times are not known. */
export function runningSession(image: CloudImage): RunningSession | null {
  if (cloudImageStatusOf(image) !== 'running') return null;
  const startedAt = timeOf(image.last_turned_time);
  const createdAt = timeOf(image.createdAt);
  if (startedAt === null || createdAt === null) return null;
  return {
    id: image._id,
    name: image.name,
    maxHours: image.cloud.max_hours_each_session,
    startedAt,
    minutesLeft: cloudMinutesLeft(image.hours_of_use, image.total_minute_used),
    dueAt: cloudDueAt(createdAt, image.days_of_use),
  };
}

/** A session and what it has left at this moment. */
export interface ClockedSession extends RunningSession {
  readonly clock: SessionClock;
}

function withClock(session: RunningSession, now: number): ClockedSession {
  return { ...session, clock: sessionClock(session, now) };
}

/**
 * The sessions that still go on at this moment, the one that ends first leading. A machine that moved to another page between two
 * answers counts once. @param now ms of server time
 */
export function clockedSessions(
  images: readonly CloudImage[],
  now: number,
): readonly ClockedSession[] {
  const once = new Map(images.map((image) => [image._id, image]));
  return [...once.values()]
    .map((image) => runningSession(image))
    .filter((session) => session !== null)
    .map((session) => withClock(session, now))
    .filter(({ clock }) => clock.left > 0)
    .toSorted((one, other) => one.clock.endsAt - other.clock.endsAt);
}
