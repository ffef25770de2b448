import type { CloudImage, Recharge } from '@tram/api/types';
import { cloudImageRefusal, cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import {
  cloudDueAt,
  cloudMinutesLeft,
  rechargeEndsAt,
  startingCloud,
  timeOf,
  type Ongoing,
} from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { tabHolds } from '../../app/tab-hold.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { clockedSessions } from '../session-clock/running-session.ts';

/** How long a customer who logs out waits for what has not been read yet, ms. */
const patience = 1500;

/** How old an answer may be that says what goes on, ms: events keep it new anyway. */
const freshFor = 60_000;

/** The value, or null where it is late or cannot be had: nobody is kept inside by that. */
async function inTime<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const first = await Promise.race([value.catch(() => null), late]);
  clearTimeout(timer);
  return first;
}

/**
 * The cloud machines that run, and whether each can be shut down now. One that is being shut down uses nothing any more: its
 * minutes end with that call (`shutdownCloudImage` in the contract).
 */
function runningClouds(images: readonly CloudImage[], now: number): readonly Ongoing[] {
  const using = images.filter(({ operation }) => operation !== 'shutdown');
  return clockedSessions(using, now).map(({ id, name, clock }) => {
    const image = images.find(({ _id }) => _id === id);
    const refusal =
      image === undefined
        ? 'deleted'
        : cloudImageRefusal('shutdown', {
            status: 'running',
            operation: image.operation ?? null,
            hasMachine: image.response_data !== null,
            hasBackup: image.backup_response_data !== null,
            hasTunnel: false,
          });
    return {
      kind: 'cloud',
      id,
      name,
      endsAt: clock.endsAt,
      limit: clock.limit,
      minutesLeft: clock.minutesLeft,
      mayShutDown: refusal === null,
    };
  });
}

/** The cloud machines that are being started. A machine that moved to another page between two answers counts once. */
function startingClouds(images: readonly CloudImage[], now: number): readonly Ongoing[] {
  const once = new Map(images.map((image) => [image._id, image]));
  return [...once.values()]
    .filter((image) => cloudImageStatusOf(image) === 'stopped' && image.operation === 'start')
    .map((image) => {
      const createdAt = timeOf(image.createdAt);
      if (createdAt === null) return null;
      return startingCloud(
        {
          id: image._id,
          name: image.name,
          maxHours: image.cloud.max_hours_each_session,
          minutesLeft: cloudMinutesLeft(image.hours_of_use, image.total_minute_used),
          dueAt: cloudDueAt(createdAt, image.days_of_use),
        },
        now,
      );
    })
    .filter((cloud) => cloud !== null);
}

/** The top-ups that wait for their transfer. */
function waitingTransfers(recharges: readonly Recharge[], now: number): readonly Ongoing[] {
  return recharges
    .map((recharge) => ({ recharge, expiresAt: rechargeEndsAt(recharge) }))
    .filter(
      ({ recharge, expiresAt }) =>
        rechargeStatusOf(recharge.is_succeeded) === 'pending' &&
        (expiresAt === null || expiresAt > now),
    )
    .map(({ recharge, expiresAt }) => ({ kind: 'transfer', money: recharge.money, expiresAt }));
}

/**
 * What goes on in the portal at this moment: cloud machines that run or are being started, top-ups that wait, an upload, payments without an answer.
 * What cannot be read in time is left out.
 * @param images the cloud machines that are known
 */
export async function readOngoing(
  services: Services,
  images: readonly CloudImage[],
): Promise<readonly Ongoing[]> {
  const answer = await inTime(
    queryClientOf(services).fetchQuery({
      ...callQuery(services, 'listRecharges', { query: { page: 1 } }),
      staleTime: freshFor,
    }),
  );
  const now = services.clock.now();
  return [
    ...runningClouds(images, now),
    ...startingClouds(images, now),
    ...tabHolds().map((kind) => ({ kind })),
    ...waitingTransfers(answer?.data ?? [], now),
  ];
}
