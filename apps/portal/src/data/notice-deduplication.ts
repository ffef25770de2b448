import { MINUTE } from '@tram/machines/rules';
import { lazyService } from '../app/services.ts';
import { liveOf } from './live.ts';

/** The subject of a message: a machine (with what was requested of it) or a recharge. Null is unknown and matches any. */
export interface NoticeSubject {
  readonly of: 'machine' | 'recharge';
  readonly id: string | null;
  /** As `action` of a `vm_result`, or `create`. */
  readonly action?: string | null | undefined;
}

/** What notices about a subject share, so that a later one takes the place of the one before; undefined where it is unknown. */
export function noticeKey({ of, id, action }: NoticeSubject): string | undefined {
  return id === null ? undefined : [of, id, action].filter(Boolean).join(' ');
}

export type NoticeDeduplication = ReturnType<typeof createNoticeDeduplication>;

/** How long an event that was told stands for its record, ms: a screen that is opened again may read the record only then. */
const eventStands = 10 * MINUTE;

/** How long a record that was told stands for its event, ms: one that comes this late is about something else. */
const recordStands = MINUTE;

/** How long a record waits for its event while events come, ms. */
const eventGrace = 2000;

/** As many are remembered at most; the oldest are forgotten first. */
const mostRemembered = 50;

interface Entry {
  readonly subject: NoticeSubject;
  readonly at: number;
  /** Of a record that still waits for its event. */
  timer: ReturnType<typeof setTimeout> | null;
}

function agree(one: string | null | undefined, other: string | null | undefined): boolean {
  return one === other || (one ?? null) === null || (other ?? null) === null;
}

/** Entries that are each good for one of the other kind, for this time, ms. */
function createEntries(standing: number) {
  let entries: readonly Entry[] = [];
  return {
    add(subject: NoticeSubject): Entry {
      const entry = { subject, at: Date.now(), timer: null };
      entries = [...entries, entry].slice(-mostRemembered);
      return entry;
    },
    take({ of, id, action }: NoticeSubject): Entry | null {
      entries = entries.filter(({ at }) => Math.abs(Date.now() - at) < standing);
      const found = entries.find(
        ({ subject }) =>
          subject.of === of && agree(subject.id, id) && agree(subject.action, action),
      );
      entries = entries.filter((entry) => entry !== found);
      return found ?? null;
    },
  };
}

export interface NoticeDeduplicationOptions {
  /** Who is signed in: what waits is not told to anybody else. */
  readonly account: () => string | null;
  readonly eventsCome: () => boolean;
}

/**
 * An event and the record that it is about say the same. Whichever arrives first, the customer is told once, and in the words of
 * the event where it has any.
 */
export function createNoticeDeduplication({ account, eventsCome }: NoticeDeduplicationOptions) {
  const events = createEntries(eventStands);
  const records = createEntries(recordStands);
  return {
    /** An event has something to say. @returns whether to tell it: false when the record has told it already */
    byEvent: (subject: NoticeSubject): boolean => {
      const record = records.take(subject);
      if (record === null) {
        events.add(subject);
        return true;
      }
      if (record.timer === null) return false;
      clearTimeout(record.timer);
      return true;
    },
    /** A record shows what has happened. It is told unless an event tells it; while events come, one may still. */
    byRecord: (subject: NoticeSubject, tell: () => void): void => {
      if (events.take(subject) !== null) return;
      const entry = records.add(subject);
      if (!eventsCome()) {
        tell();
        return;
      }
      const owner = account();
      entry.timer = setTimeout(() => {
        entry.timer = null;
        if (account() === owner) tell();
      }, eventGrace);
    },
  };
}

export const noticeDeduplicationOf = lazyService((services) =>
  createNoticeDeduplication({
    account: () => services.session.currentAccount(),
    eventsCome: () => liveOf(services).status() === 'connected',
  }),
);
