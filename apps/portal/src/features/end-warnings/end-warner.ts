import {
  endWarning,
  endWarningDue,
  HOUR,
  MINUTE,
  nextEndMoment,
  SECOND,
  type RentalKind,
} from '@tram/machines/rules';
import { createDeadlineAlarm } from '../lifecycles/deadline-alarm.ts';
import { endKey, type PlacedEnd, type Said, type Saying } from './told-ends.ts';

export interface EndWarnerPorts {
  /** Server time, ms since 1970. */
  readonly now: () => number;
  /** Whether the customer can be told now: what is said while nobody sees it would be used up. */
  readonly canTell: () => boolean;
  /** What has been said of ends already, by any tab. */
  readonly told: () => (end: PlacedEnd) => Said | null;
  /** Takes on what is to be said. @returns what no other tab has said */
  readonly claim: (sayings: readonly Saying[], now: number) => Promise<readonly Saying[]>;
  readonly tell: (sayings: readonly Saying[]) => void;
  /** Has it in this tab's list of what happened, told or not. */
  readonly record: (saying: Saying) => void;
  /** Reads the records of these machines again. @returns whether all could be read */
  readonly reread: (ends: readonly PlacedEnd[]) => Promise<boolean>;
  /** The ends that this tab knew before a reload. */
  readonly stored: () => readonly PlacedEnd[];
  readonly store: (ends: readonly PlacedEnd[]) => void;
}

/** Ends that are no further apart than this are said together, ms. */
const together = MINUTE;

/** An end that is longer ago than this is no news, ms: a backend may leave it in a record for good. */
const longAgo = 12 * HOUR;

/** How long an answer may take to reach the screen, ms: an end that still stands then has come. */
const settles = 5 * SECOND;

/** Between two readings that fail, ms: it doubles, up to the longest. */
const [firstRetry, longestRetry] = [15 * SECOND, 5 * MINUTE];

/** Of an end that has passed: whether the server has been asked since. */
interface Check {
  readonly endsAt: number;
  readonly isAnswered: boolean;
  readonly tries: number;
  /** When to look at it next, ms of server time. */
  readonly next: number;
}

function nameOf({ end, says }: Saying): string {
  return `${endKey(end)} ${says}`;
}

/**
 * Warns before the time of any machine ends, and tells when it has: 30, 15 and 5 minutes before, each once in all tabs of a browser,
 * by server time. An end is told once the server's record says so, or still says that it was then: it may have been extended
 * elsewhere. One timer waits for the next moment of all machines.
 */
export function createEndWarner(ports: EndWarnerPorts) {
  let known = new Map(ports.stored().map((end) => [endKey(end), end]));
  const recorded = new Map<string, { readonly endsAt: number; readonly said: Said }>();
  let checks = new Map<string, Check>();
  /** What is being taken on: not taken on twice. */
  const claiming = new Set<string>();
  let isReading = false;
  let isEnded = false;
  const alarm = createDeadlineAlarm(ports.now, look);

  function record(saying: Saying): void {
    const { end, says } = saying;
    const before = recorded.get(endKey(end));
    if (before?.endsAt === end.endsAt && before.said <= says) return;
    recorded.set(endKey(end), { endsAt: end.endsAt, said: says });
    ports.record(saying);
  }

  async function say(sayings: readonly Saying[]): Promise<void> {
    const wanted = sayings.filter((saying) => !claiming.has(nameOf(saying)));
    if (wanted.length === 0) return;
    for (const saying of wanted) claiming.add(nameOf(saying));
    const mine = await ports.claim(wanted, ports.now());
    for (const saying of wanted) claiming.delete(nameOf(saying));
    if (mine.length > 0 && !isEnded) ports.tell(mine);
  }

  function warn(ends: readonly PlacedEnd[], now: number): void {
    for (const end of ends) {
      const says = endWarning(end, now);
      if (says !== null) record({ end, says });
    }
    if (!ports.canTell()) return;
    const told = ports.told();
    const dueOf = (end: PlacedEnd, at: number): Said | null => {
      const said = told(end);
      return said === 0 ? null : endWarningDue({ ...end, said }, at);
    };
    if (!ends.some((end) => dueOf(end, now) !== null)) return;
    void say(
      ends.flatMap((end) => {
        const says = dueOf(end, now) ?? dueOf(end, now + together);
        return says === null ? [] : [{ end, says }];
      }),
    );
  }

  function tellEnded(ends: readonly PlacedEnd[]): void {
    const sayings = ends.map((end) => ({ end, says: 0 }) as const);
    for (const saying of sayings) record(saying);
    if (sayings.length > 0) void say(sayings);
  }

  async function ask(ends: readonly PlacedEnd[]): Promise<void> {
    isReading = true;
    const couldRead = await ports.reread(ends);
    isReading = false;
    if (isEnded) return;
    const now = ports.now();
    for (const { endsAt, ...end } of ends) {
      const tries = checks.get(endKey(end))?.tries ?? 0;
      const wait = couldRead ? settles : Math.min(firstRetry * 2 ** tries, longestRetry);
      const check = { endsAt, isAnswered: couldRead, tries: tries + 1, next: now + wait };
      checks.set(endKey(end), check);
    }
    look();
  }

  /** @returns those that have passed, and of which that has not been told yet */
  function passedOf(ends: readonly PlacedEnd[], now: number): readonly PlacedEnd[] {
    const passed = ends.filter(({ endsAt }) => endsAt <= now && endsAt > now - longAgo);
    if (passed.length === 0) return passed;
    const told = ports.told();
    return passed.filter((end) => told(end) !== 0 && !claiming.has(nameOf({ end, says: 0 })));
  }

  function checkOf(end: PlacedEnd): Check | null {
    const check = checks.get(endKey(end));
    return check?.endsAt === end.endsAt ? check : null;
  }

  function isAnswered(end: PlacedEnd): boolean {
    return checkOf(end)?.isAnswered === true;
  }

  function follow(passed: readonly PlacedEnd[], now: number): void {
    const due = passed.filter((end) => (checkOf(end)?.next ?? 0) <= now);
    tellEnded(due.filter(isAnswered));
    const unknown = due.filter((end) => !isAnswered(end));
    if (unknown.length > 0 && !isReading) void ask(unknown);
  }

  /** Says what is due, and waits for what is next. */
  function look(): void {
    if (isEnded) return;
    const now = ports.now();
    const ends = [...known.values()];
    warn(ends, now);
    const passed = ports.canTell() ? passedOf(ends, now) : [];
    follow(passed, now);
    const next = [
      ...ends.map((end) => nextEndMoment(end, now)),
      ...passed.map((end) => checkOf(end)?.next ?? null),
    ].filter((at) => at !== null && at > now);
    alarm.set(next.length === 0 ? null : Math.min(...next.map(Number)));
  }

  return {
    /**
     * What ends, as the lists say now.
     * @param isWhole whether all machines of a kind are there: one that is missing then is no longer rented
     */
    update(ends: readonly PlacedEnd[], isWhole: (kind: RentalKind) => boolean): void {
      const now = ports.now();
      const next = new Map(ends.map((end) => [endKey(end), end]));
      const missing = [...known.values()].filter((end) => !next.has(endKey(end)));
      // What nobody can be told of now is kept until then.
      const isKept = ({ kind, endsAt }: PlacedEnd) =>
        endsAt > now - longAgo && (!isWhole(kind) || (endsAt <= now && !ports.canTell()));
      for (const end of missing.filter(isKept)) next.set(endKey(end), end);
      known = next;
      checks = new Map(
        [...checks].filter(([key, { endsAt }]) => known.get(key)?.endsAt === endsAt),
      );
      const gone = missing.filter((end) => !isKept(end));
      tellEnded(passedOf(gone, now));
      ports.store([...known.values()].filter(({ endsAt }) => endsAt <= now + HOUR));
      look();
    },
    look,
    end(): void {
      isEnded = true;
      alarm.set(null);
    },
  };
}
