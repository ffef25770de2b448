import type { CloudImage } from '@tram/api/types';
import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import {
  cloudDueAt,
  cloudMinutesLeft,
  MINUTE,
  sessionClock,
  timeOf,
  type SessionClock,
} from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { minutesInWords, type TimeWords } from '../cloud/time-in-words.ts';
import { useAllPages } from '../lists/use-all-pages.ts';
import { useNow } from '../server-time/use-now.ts';

interface RunningSession {
  readonly id: string;
  readonly name: string;
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

export interface ClockedSession extends RunningSession {
  readonly clock: SessionClock;
}

function withClock(session: RunningSession, now: number): ClockedSession {
  return { ...session, clock: sessionClock(session, now) };
}

/**
 * The sessions that are running at this moment, the one that ends first leading. A machine that moved to another page between two
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
    .sort((one, other) => one.clock.endsAt - other.clock.endsAt);
}

/**
 * What is left of a session in words: '1 giờ 12 phút'; the last minute is still a minute.
 * @param left ms
 */
export function leftInWords(left: number, units: Pick<TimeWords, 'hour' | 'minute'>): string {
  return minutesInWords(Math.max(Math.ceil(left / MINUTE), 1), units);
}

/**
 * Every cloud machine of the customer, from the cache that the screens share: read once after the first screen, and again when
 * an event makes it stale.
 */
export function useCloudImages(): readonly CloudImage[] {
  const services = useServices();
  const { rows } = useAllPages((page) => ({
    ...callQuery(services, 'listCloudImages', { query: { page } }),
    // What a screen has just read is new enough.
    staleTime: Number.POSITIVE_INFINITY,
  }));
  return rows.map(({ row }) => row);
}

/** The sessions of cloud machines that are running, updated as time passes, the one that ends first leading. */
export function useRunningSessions(): readonly ClockedSession[] {
  const { clock } = useServices();
  const now = useNow(clock);
  return clockedSessions(useCloudImages(), now);
}
