/** Where a line of the feed is from (section 4, real-time events; section 9, remaining time; contract `listLogs`, `listRecharges`). */
export type ActivitySource =
  /** A line of the log: the customer's own actions and what became of them. */
  | 'log'
  /** A recharge of the history. */
  | 'recharge'
  /** A real-time event that came while the portal was open. */
  | 'event'
  /** The time of a machine is about to end, or has ended. */
  | 'end'
  /** The connection was lost, or is back. */
  | 'connection';

/** One thing that happened (section 4, real-time events; contract `listLogs`, `listRecharges`). */
export interface ActivityItem {
  /** Identity within its source. */
  readonly id: string;
  readonly source: ActivitySource;
  /** Ms since 1970, the server's time. */
  readonly at: number;
  /** What it is about, by the id of the machine or the recharge; null where the source does not say. */
  readonly subject: string | null;
  /** In words for the customer. */
  readonly text: string;
}

/** What one source gave (contract `listLogs`, `listRecharges`). */
export interface ActivityReading<Item extends ActivityItem> {
  readonly items: readonly Item[];
  /** Whether there is nothing older that was not read. */
  readonly isComplete: boolean;
}

/** Records stand for an event of the same thing: a value is only ever the record's. */
const worth: Readonly<Record<ActivitySource, number>> = {
  recharge: 0,
  log: 1,
  event: 2,
  end: 3,
  connection: 4,
};

/** An event and the record of the same thing are written at once; that they differ by more than this would be two things, ms. */
const together = 2000;

function saysTheSame(one: string, other: string): boolean {
  return (
    one === other || (one !== '' && other !== '' && (one.includes(other) || other.includes(one)))
  );
}

/**
 * Whether two lines say the same thing (section 4, real-time events): an event and a record of the same recharge that say
 * the same at the same time, an event that came under two names, or an event and the line of the log that was written with it.
 */
export function isSameActivity(one: ActivityItem, other: ActivityItem): boolean {
  if (one.source === other.source && one.source !== 'event') return one.id === other.id;
  if (one.source === 'connection' || other.source === 'connection') return false;
  const apart = Math.abs(one.at - other.at);
  if (apart > together) return false;
  if (one.subject !== null && other.subject !== null) {
    if (one.subject !== other.subject) return false;
    // Two events of one machine may be two things; an event of a recharge is its record's.
    if (one.source !== other.source) return true;
  }
  return apart === 0 || saysTheSame(one.text, other.text);
}

function newestFirst(one: ActivityItem, other: ActivityItem): number {
  const apart = other.at - one.at || worth[one.source] - worth[other.source];
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** From where on all sources are known: a line from before it could have others missing around it. */
function horizonOf(readings: readonly ActivityReading<ActivityItem>[]): number {
  const oldest = readings
    .filter(({ isComplete, items }) => !isComplete && items.length > 0)
    .map(({ items }) => Math.min(...items.map(({ at }) => at)));
  return Math.max(Number.NEGATIVE_INFINITY, ...oldest);
}

/**
 * What several sources gave as one list, newest first (section 4, real-time events; contract `listLogs`, `listRecharges`).
 * An event and the record of the same thing are one line, the record's. Nothing is shown from before the moment from which
 * all sources are known.
 *
 * @param limit lines at most
 */
export function activityFeed<Item extends ActivityItem>(
  readings: readonly ActivityReading<Item>[],
  limit: number,
): readonly Item[] {
  const horizon = horizonOf(readings);
  const known = readings
    .flatMap(({ items }) => items)
    .filter(({ at }) => at >= horizon)
    .sort((one, other) => worth[one.source] - worth[other.source] || newestFirst(one, other));
  const kept: Item[] = [];
  for (const item of known) {
    if (!kept.some((other) => isSameActivity(other, item))) kept.push(item);
  }
  return kept.sort(newestFirst).slice(0, Math.max(limit, 0));
}

/**
 * How many lines are newer than what was seen last (section 2, the bell).
 * @param seenAt ms since 1970; null when nothing was seen yet
 */
export function unseenActivity(items: readonly ActivityItem[], seenAt: number | null): number {
  return items.filter(({ at }) => seenAt === null || at > seenAt).length;
}

/** What announces a password in the log, up to the password itself. */
const announced = /((?:pass|mật khẩu)[^\n]*?(?::|\slà(?=\s)))\s*\S.*$/iu;

/**
 * A line of the log without the password that may be in it (contract `reconnectImage`: new passwords appear in the log): eight
 * dots stand for everything after the words that announce it, whatever its length.
 */
export function withoutPassword(text: string): string {
  return text.normalize('NFC').replace(announced, '$1 ••••••••');
}
