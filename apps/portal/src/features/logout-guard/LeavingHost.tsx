import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CloudImage, Recharge } from '@tram/api/types';
import { cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import {
  cloudDueAt,
  cloudMinutesLeft,
  leaving as leavingOf,
  rechargeEndsAt,
  startingCloud,
  timeOf,
  type Ongoing,
} from '@tram/machines/rules';
import { importChunk } from '../../app/import-chunk.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import type { Services } from '../../app/services.ts';
import { tabHolds } from '../../app/tab-hold.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { cloudAtRest } from '../cloud/cloud-lifecycles.ts';
import { clockedSessions } from '../session-clock/running-sessions.ts';
import type { Question } from './LeavingDialog.tsx';
import { logoutGuardOf } from './logout-guard.ts';

/** How long a logout waits for what has not been read yet, ms. */
const longestWait = 1500;

/** How old an answer about what is going on may be, ms: events keep it fresh anyway. */
const maximumAge = 60_000;

/** The value, or null where it is late or fails: that must not delay a logout. */
async function inTime<Value>(value: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestWait);
  });
  const first = await Promise.race([value.catch(() => null), late]);
  clearTimeout(timer);
  return first;
}

/**
 * The cloud machines that run, and whether each can be shut down now. One that is being shut down no longer uses minutes: they
 * end with that call (`shutdownCloudImage` in the contract).
 */
function runningClouds(images: readonly CloudImage[], now: number): readonly Ongoing[] {
  const using = images.filter(({ operation }) => operation !== 'shutdown');
  return clockedSessions(using, now).map(({ id, name, clock }) => {
    const image = images.find(({ _id }) => _id === id);
    return {
      kind: 'cloud',
      id,
      name,
      endsAt: clock.endsAt,
      limit: clock.limit,
      minutesLeft: clock.minutesLeft,
      mayShutDown: image !== undefined && cloudAtRest(image, true).refusals.shutdown === null,
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
 * What is going on at this moment: cloud machines that run or are being started, top-ups that wait, an upload, payments without an
 * answer.
 * What cannot be read in time is left out.
 * @param images the cloud machines that are known
 */
async function readOngoingWork(
  services: Services,
  images: readonly CloudImage[],
): Promise<readonly Ongoing[]> {
  const answer = await inTime(
    queryClientOf(services).fetchQuery({
      ...callQuery(services, 'listRecharges', { query: { page: 1 } }),
      staleTime: maximumAge,
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

const LeavingDialog = lazyChunk(async () => (await import('./LeavingDialog.tsx')).LeavingDialog);

/**
 * Asks before a logout while something is going on, and logs out at once while nothing is. It is always the session's lifecycle
 * that logs out.
 * @param images the cloud machines that are known
 */
export function LeavingHost({ images }: { readonly images: readonly CloudImage[] }) {
  const services = useServices();
  const { sessionEnd } = services;
  const [question, setQuestion] = useState<Question | null>(null);
  /** Counts the decisions: one that was revoked is not carried out when its answer comes. */
  const decision = useRef(0);

  const ask = useEffectEvent(async () => {
    const leaving = leavingOf('log-out', await readOngoingWork(services, images));
    const askedAt = services.clock.now();
    if (leaving.asks) setQuestion({ leaving, askedAt, step: 'asked', refused: null });
    else sessionEnd.logOut();
  });
  useEffect(() => logoutGuardOf(services).attach(() => void ask()), [services]);

  async function shutDownFirst(asked: Question): Promise<void> {
    decision.current += 1;
    const mine = decision.current;
    setQuestion({ ...asked, step: 'shutting-down', refused: null });
    const { shutDownClouds } = await importChunk(() => import('./shut-down-clouds.ts'));
    const wanted = images.filter(({ _id }) => asked.leaving.shutDownFirst.includes(_id));
    const start = await shutDownClouds(services, wanted);
    if (decision.current !== mine) return;
    if (start.accepted) sessionEnd.logOut();
    else setQuestion({ ...asked, step: 'asked', refused: start });
  }

  if (question === null) return null;
  return (
    <ChunkBoundary>
      <LeavingDialog
        question={question}
        onStay={() => {
          decision.current += 1;
          setQuestion({ ...question, step: 'closing' });
        }}
        onShutDown={() => void shutDownFirst(question)}
        onLogOut={sessionEnd.logOut}
        onClosed={() => setQuestion(null)}
      />
    </ChunkBoundary>
  );
}
