import type { RealtimeEventName, ResultEvent, ResultStatus } from '@tram/api/realtime';
import {
  activityFeed,
  timeOf,
  unseenActivity,
  withoutPassword,
  type ActivityItem,
  type RentalKind,
} from '@tram/machines/rules';
import { draftPrefix } from '../../app/forget-customer.ts';
import { createListeners } from '../../app/listeners.ts';
import { lazyService, type Services } from '../../app/services.ts';
import { hasFields, isPath, readStored, writeStored } from '../../app/stored.ts';
import { liveOf, SHORT_GAP, type Live } from '../../data/live.ts';

/** A real-time event as it is recorded: its text, no value of a machine, no password. The text is empty where it had none. */
interface EventRecord extends ActivityItem {
  readonly source: 'event';
  readonly name: RealtimeEventName;
  /** Null where the event has no status; then it has a text. */
  readonly status: ResultStatus | null;
}

interface GapRecord extends ActivityItem {
  readonly source: 'connection';
  /** When the connection was back, ms since 1970, the server's time; null while it is down. */
  readonly until: number | null;
}

/** The time of a machine that is about to end, or has ended: one line, which moves up with every warning. Its text is the machine's name. */
export interface EndRecord extends ActivityItem {
  readonly source: 'end';
  readonly kind: RentalKind;
  /** When it ends or has ended, ms since 1970, the server's time. */
  readonly endsAt: number;
  readonly hasEnded: boolean;
  /** Where the machine is extended, or seen where it cannot be. */
  readonly place: string;
}

export type ActivityRecord = EventRecord | EndRecord | GapRecord;

/** What is kept in the tab between reloads. */
interface StoredActivity {
  readonly account: string;
  /** Moment of the newest line that was seen, ms since 1970; null when none was. */
  readonly seenAt: number | null;
  readonly records: readonly ActivityRecord[];
}

const names: readonly RealtimeEventName[] = [
  'boot_result',
  'create_vm_result',
  'vm_result',
  'recharge_result',
  'account_result',
];

function isRecord(value: unknown): value is ActivityRecord {
  if (!hasFields(value, { id: 'string', at: 'number', text: 'string', source: 'string' })) {
    return false;
  }
  const { subject, until, name, status }: Readonly<Record<string, unknown>> = { ...value };
  if (value.source === 'connection') {
    return subject === null && (until === null || typeof until === 'number');
  }
  if (value.source === 'end') {
    return (
      hasFields(value, { subject: 'string', kind: 'string', endsAt: 'number', place: 'string' }) &&
      ['pc', 'vps', 'cloud'].includes(value.kind) &&
      typeof Reflect.get(value, 'hasEnded') === 'boolean' &&
      isPath(value.place)
    );
  }
  return (
    value.source === 'event' &&
    (subject === null || typeof subject === 'string') &&
    names.some((one) => one === name) &&
    (status === 'SUCCESS' || status === 'FAILED' || (status === null && value.text !== ''))
  );
}

/** What the tab has stored of this account; null for none, and for anything else. */
function storedActivity(account: string | null): Omit<StoredActivity, 'account'> | null {
  const value = readStored('sessionStorage', storageKey);
  if (!hasFields(value, { account: 'string', records: 'object' })) return null;
  const { records } = value;
  if (value.account !== account || !Array.isArray(records)) return null;
  const seenAt = hasFields(value, { seenAt: 'number' }) ? value.seenAt : null;
  return { seenAt, records: records.filter(isRecord) };
}

/** Most records that are kept; the oldest are dropped first. */
export const RECORD_LIMIT = 100;

/** Begins like the keys of drafts, so that a logout removes it. */
const storageKey = `${draftPrefix}activity`;

export interface ActivityStoreOptions {
  readonly live: Pick<Live, 'on' | 'onStatus' | 'status' | 'lostAt'>;
  readonly session: Pick<Services['session'], 'currentAccount' | 'subscribe'>;
  readonly clock: Pick<Services['clock'], 'now'>;
}

const empty = { seenAt: null, records: [] } as const;

/** Id of the gap that has no end yet; null for none. */
function openGapOf(records: readonly ActivityRecord[]): string | null {
  return (
    records.find((record) => record.source === 'connection' && record.until === null)?.id ?? null
  );
}

/** Makes a recorder that listens from now on, and begins with what the tab has stored of the same customer. */
export function createActivityStore({ live, session, clock }: ActivityStoreOptions) {
  const { subscribe, emit } = createListeners();
  let account = session.currentAccount();
  let { seenAt, records } = storedActivity(account) ?? empty;

  function keep(next: Omit<StoredActivity, 'account'>): void {
    ({ seenAt, records } = next);
    // The records stay in memory where the browser stores nothing (more).
    const stored: StoredActivity | null = account === null ? null : { account, seenAt, records };
    writeStored('sessionStorage', storageKey, stored);
    emit();
  }

  function add(record: ActivityRecord): void {
    keep({
      seenAt,
      records: activityFeed([{ items: [record, ...records], isComplete: true }], RECORD_LIMIT),
    });
  }

  function recordEvent(name: RealtimeEventName, { id, status, message, at }: ResultEvent): void {
    // An event without content is no line; what is read again because of it may be.
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

  /** The gap that is not over yet; one that began before a reload continues. */
  let gap = openGapOf(records);
  function follow(): void {
    const status = live.status();
    const now = clock.now();
    // By a clock that nothing sets right: a gap of which the screen has told is never too short.
    const lasted = Math.ceil(performance.now() - live.lostAt());
    if (status === 'reconnecting' && gap === null) {
      const at = now - lasted;
      gap = `gap ${at}`;
      add({ id: gap, source: 'connection', at, subject: null, text: '', until: null });
    } else if (status === 'connected' && gap !== null) {
      const ended = gap;
      gap = null;
      keep({
        seenAt,
        records: records.flatMap((record): readonly ActivityRecord[] => {
          if (record.id !== ended || record.source !== 'connection') return [record];
          const isShort = Math.max(now - record.at, lasted) < SHORT_GAP;
          return isShort ? [] : [{ ...record, until: Math.max(now, record.at) }];
        }),
      });
    }
  }

  const ends = [
    ...names.map((name) => live.on(name, (event) => recordEvent(name, event))),
    live.onStatus(follow),
    session.subscribe(() => {
      if (session.currentAccount() === account) return;
      account = session.currentAccount();
      const known = storedActivity(account) ?? empty;
      gap = openGapOf(known.records);
      keep(known);
    }),
  ];
  // The connection may have been lost before this store was made.
  follow();

  return {
    /** Newest first; the same array until something changes. */
    records: () => records,
    /** How many of them were not seen yet. */
    unseen: () => unseenActivity(records, seenAt),
    /** Has it in the list: a later line about the same end stands for the one before. */
    tellEnd(record: EndRecord) {
      const isKnown = records.some(
        (known) => known.source === 'end' && known.id === record.id && known.at >= record.at,
      );
      if (!isKnown) add(record);
    },
    markSeen: () => {
      const newest = records[0]?.at ?? null;
      if (newest !== seenAt) keep({ seenAt: newest, records });
    },
    subscribe,
    end: () => {
      for (const end of ends) end();
    },
  };
}

/** The one store of an application; it listens from the first call on. */
export const activityStoreOf = lazyService((services) =>
  createActivityStore({ ...services, live: liveOf(services) }),
);
