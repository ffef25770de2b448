import type { RealtimeEventName, ResultEvent } from '@tram/api/realtime';
import { activityFeed, timeOf, unseenActivity, withoutPassword } from '@tram/machines/rules';
import { draftPrefix } from '../../app/forget-drafts.ts';
import type { Services } from '../../app/services.ts';
import { liveOf, type Live } from '../../data/live.ts';
import { readStored, type ActivityRecord, type StoredActivity } from './activity-record.ts';

/** As many are remembered; the oldest are forgotten first. */
export const RECORD_LIMIT = 100;

/** With what is typed and not sent: forgotten when the customer logs out. */
const storageKey = `${draftPrefix}activity`;

/** A connection that is back within this time was not worth a word, ms. */
const quietFor = 4000;

/** Remembers what happens while the portal is open. */
export interface ActivityRecorder {
  /** Newest first; the same array until something changes. */
  readonly records: () => readonly ActivityRecord[];
  /** How many of them were not seen yet. */
  readonly unseen: () => number;
  /** All that there are have been seen. */
  readonly markSeen: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the listening. */
  readonly end: () => void;
}

/** What a recorder listens to and writes to. */
export interface RecorderSurroundings {
  readonly live: Pick<Live, 'on' | 'onStatus' | 'status'>;
  readonly session: Pick<Services['session'], 'currentAccount' | 'subscribe'>;
  readonly clock: Pick<Services['clock'], 'now'>;
  /** Null where the browser stores nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

const empty = { seenAt: null, records: [] } as const;

/** The gap that has no end yet; null for none. */
function openGapOf(records: readonly ActivityRecord[]): string | null {
  return (
    records.find((record) => record.source === 'connection' && record.until === null)?.id ?? null
  );
}

/** Makes a recorder that listens from now on, with what the tab remembers of the same customer. */
export function createRecorder({
  live,
  session,
  clock,
  storage,
}: RecorderSurroundings): ActivityRecorder {
  const listeners = new Set<() => void>();
  let account = session.currentAccount();
  let { seenAt, records } = stored() ?? empty;

  function stored(): StoredActivity | null {
    const found = readStored(storage?.getItem(storageKey) ?? null);
    return found?.account === account ? found : null;
  }

  function keep(next: Pick<StoredActivity, 'seenAt' | 'records'>): void {
    ({ seenAt, records } = next);
    try {
      if (account === null) storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, JSON.stringify({ account, seenAt, records }));
    } catch {
      // It is remembered in memory where the browser stores nothing more.
    }
    for (const listener of listeners) listener();
  }

  function add(record: ActivityRecord): void {
    keep({
      seenAt,
      records: activityFeed([{ items: [record, ...records], isComplete: true }], RECORD_LIMIT),
    });
  }

  function hear(name: RealtimeEventName, { id, status, message, at }: ResultEvent): void {
    // What says nothing is no news: what is read again because of it may be.
    if (status === null && message === null) return;
    const time = timeOf(at) ?? clock.now();
    add({
      id: `${name} ${id ?? ''} ${at ?? time}`,
      source: 'event',
      at: time,
      subject: id,
      text: withoutPassword(message ?? ''),
      name,
      status,
    });
  }

  /** The gap that is not over yet; one that a reload fell into goes on. */
  let gap = openGapOf(records);
  function follow(): void {
    const status = live.status();
    const now = clock.now();
    if (status === 'reconnecting' && gap === null) {
      gap = `gap ${now}`;
      add({ id: gap, source: 'connection', at: now, subject: null, text: '', until: null });
    } else if (status === 'connected' && gap !== null) {
      const ended = gap;
      gap = null;
      keep({
        seenAt,
        records: records.flatMap((record): readonly ActivityRecord[] => {
          if (record.id !== ended || record.source !== 'connection') return [record];
          return now - record.at < quietFor ? [] : [{ ...record, until: now }];
        }),
      });
    }
  }

  const ends = [
    live.on('boot_result', (event) => hear('boot_result', event)),
    live.on('create_vm_result', (event) => hear('create_vm_result', event)),
    live.on('vm_result', (event) => hear('vm_result', event)),
    live.on('recharge_result', (event) => hear('recharge_result', event)),
    live.onStatus(follow),
    session.subscribe(() => {
      if (session.currentAccount() === account) return;
      account = session.currentAccount();
      const known = stored() ?? empty;
      gap = openGapOf(known.records);
      keep(known);
    }),
  ];
  if (gap !== null) follow();

  return {
    records: () => records,
    unseen: () => unseenActivity(records, seenAt),
    markSeen() {
      const newest = records[0]?.at ?? null;
      if (newest !== seenAt) keep({ seenAt: newest, records });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end() {
      for (const end of ends) end();
    },
  };
}

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const recorders = new WeakMap<Services, ActivityRecorder>();

/** The one recorder of an application; it listens from the first call on. */
export function recorderOf(services: Services): ActivityRecorder {
  const known = recorders.get(services);
  if (known !== undefined) return known;
  const { session, clock } = services;
  const made = createRecorder({ live: liveOf(services), session, clock, storage: tabStorage() });
  recorders.set(services, made);
  return made;
}
