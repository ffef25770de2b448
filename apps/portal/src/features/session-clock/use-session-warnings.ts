import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { SESSION_WARNINGS, sessionWarningDue, type SessionWarning } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import type { Services } from '../../app/services.ts';
import { hasFields, readStored, writeStored } from '../../app/stored.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { useDataRetention } from '../data-retention/DataRetention.tsx';
import { rentalAddress } from '../current-rentals/current-rentals.ts';
import { timeOfDay } from '../server-time/use-now.ts';
import { leftInWords, type ClockedSession } from './running-sessions.ts';
import { sessionClockWords } from './words.vi.ts';

const key = 'app_session_warnings';

/** The most urgent warning that has been shown of an end of a session. */
interface Said {
  /** ms of server time. An end that moves is another one. */
  readonly endsAt: number;
  readonly said: SessionWarning;
}

function isSaid(value: unknown): value is Said {
  return (
    hasFields(value, { endsAt: 'number', said: 'number' }) &&
    SESSION_WARNINGS.some((minutes) => minutes === value.said)
  );
}

/** What this page has shown, where the browser stores nothing. */
let unstored: Readonly<Record<string, Said>> = {};

function readAll(): Readonly<Record<string, Said>> {
  const entries = Object.entries({ ...Object(readStored('localStorage', key)) }).filter(
    (entry): entry is [string, Said] => isSaid(entry[1]),
  );
  return { ...Object.fromEntries(entries), ...unstored };
}

/** The most urgent warning of this end that has been shown in this browser; null for none. */
export function rememberedWarning(id: string, endsAt: number): SessionWarning | null {
  const known = readAll()[id];
  return known?.endsAt === endsAt ? known.said : null;
}

/**
 * Stores, for every tab of this browser, which warning of the end of a session was shown, and drops ends that are over. Where the
 * browser stores nothing, each page says it once.
 * @param now ms of server time
 */
export function rememberWarning(
  id: string,
  { endsAt, said }: { readonly endsAt: number; readonly said: SessionWarning },
  now: number,
): void {
  const going = Object.entries(readAll()).filter(([, one]) => one.endsAt > now);
  const all = { ...Object.fromEntries(going), [id]: { endsAt, said } };
  // What cannot be stored is said once more after a reload.
  unstored = writeStored('localStorage', key, all) ? {} : all;
}

/**
 * The page of the list that a cloud machine is on, from 1, as far as the pages have been read; the first where none has it.
 * A dialog is about a machine that is on screen, so a link to one names the page too.
 */
export function cloudPageOf(services: Services, id: string): number {
  const client = queryClientOf(services);
  const pageOf = (page: number): number => {
    const { queryKey } = callQuery(services, 'listCloudImages', { query: { page } });
    const answer = client.getQueryData(queryKey);
    if (answer === undefined) return 1;
    return answer.data.some(({ _id }) => _id === id) ? page : pageOf(page + 1);
  };
  return pageOf(1);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/**
 * Warns of the end of every running session, on every screen: 30, 15 and 5 minutes before, each once for an end of
 * a session of a machine, in the visible tab; one that becomes visible says what holds then. The notice stays until it
 * is read, and goes with its session.
 */
export function useSessionWarnings(sessions: readonly ClockedSession[]): void {
  const words = useWords(sessionClockWords);
  const dataRetention = useDataRetention(['cloud']);
  const services = useServices();
  const { clock, notices, navigate } = services;
  const shown = useRef(new Map<string, string>());
  const visible = useSyncExternalStore(onVisibilityChange, isVisible, isVisible);

  const warn = useEffectEvent(({ id, name, clock: { endsAt, limit } }: ClockedSession) => {
    const now = clock.now();
    const said = sessionWarningDue({ endsAt, said: rememberedWarning(id, endsAt) }, now);
    if (said === null) return;
    rememberWarning(id, { endsAt, said }, now);
    notices.queue.close(shown.current.get(id) ?? '');
    // Hours and days can be bought; how long one session lasts cannot.
    const canExtend = limit !== 'session';
    const notice = notices.queue.show({
      status: 'warn',
      title: words.warning.title(name, timeOfDay(endsAt)),
      detail: [
        words.warning.detail(
          timeOfDay(now),
          leftInWords(endsAt - now, words.time),
          words.limits[limit],
        ),
        // A session that has lasted its time is over, the rental is not.
        ...(canExtend ? [dataRetention] : []),
      ].join(' '),
      keepOnNavigation: true,
      action: {
        label: canExtend ? words.warning.extend : words.warning.look,
        onSelect: () =>
          void navigate(
            canExtend ? rentalAddress({ kind: 'cloud', id }, cloudPageOf(services, id)) : '/clouds',
          ),
      },
    });
    shown.current.set(id, notice);
  });

  // After every render: the component renders whenever time passes or a machine is read again.
  useEffect(() => {
    const going = new Set(sessions.map(({ id }) => id));
    for (const [id, notice] of shown.current) {
      if (going.has(id)) continue;
      notices.queue.close(notice);
      shown.current.delete(id);
    }
    // A warning in a hidden tab would be used up: the visible tab would not show it.
    if (!visible) return;
    for (const session of sessions) warn(session);
  });
}
