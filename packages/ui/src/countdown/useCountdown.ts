import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKitWords } from '../words/useKitWords.ts';
import { countdownWords, timeWords } from '../words/vietnamese/values.ts';
import {
  countdownLevel,
  countdownParts,
  secondsLeft,
  type CountdownFormat,
  type CountdownLevel,
  type CountdownPart,
} from './countdown-parts.ts';

export interface CountdownOptions {
  /** When it ends, in ms since the epoch, by the server's clock. */
  readonly deadline: number;
  /** The server's time now, in ms since the epoch. Keep one function (not a new one each render): the local clock may be wrong. */
  readonly now: () => number;
  /** @default 'words' */
  readonly format?: CountdownFormat;
  /** Called once for a deadline, when nothing is left; also when it had passed before this was shown. */
  readonly onEnd?: () => void;
}

export interface Countdown {
  /** Whole seconds; in whole minutes while `words` shows no seconds. Null where time is not known, in prerendered HTML. */
  readonly seconds: number | null;
  readonly level: CountdownLevel;
  readonly parts: readonly CountdownPart[];
}

const hour = 3600;

/** In words nothing changes within a minute while an hour or more is left, so nothing is rendered then. */
function shownSeconds(seconds: number, format: CountdownFormat): number {
  return format === 'words' && seconds >= hour ? Math.floor(seconds / 60) * 60 : seconds;
}

/** Counts down to a deadline of the server's clock, on the page's one shared ticker. Renders again only when the words change. */
export function useCountdown({
  deadline,
  now,
  format = 'words',
  onEnd,
}: CountdownOptions): Countdown {
  const words = useKitWords('time', timeWords);
  const subscribe = useCallback(
    (tick: () => void) =>
      joinTicker({
        tick,
        delay: () => {
          const left = deadline - now();
          return left <= 0 ? Number.POSITIVE_INFINITY : left % 1000 || 1000;
        },
      }),
    [deadline, now],
  );
  const seconds = useSyncExternalStore(
    subscribe,
    () => shownSeconds(secondsLeft(deadline, now()), format),
    () => null,
  );

  const endedDeadline = useRef<number>(null);
  useEffect(() => {
    if (seconds !== 0 || endedDeadline.current === deadline) return;
    endedDeadline.current = deadline;
    onEnd?.();
  }, [seconds, deadline, onEnd]);

  if (seconds === null) return { seconds, level: 'normal', parts: [{ value: '–' }] };
  return {
    seconds,
    level: countdownLevel(seconds),
    parts: countdownParts(seconds, format, words),
  };
}

/** Seconds left at which a screen reader is told so. */
const announcedAt = [3600, 600, 60] as const;

/**
 * What to announce about a countdown: words once, when 60, 10 and 1 minutes are left; empty otherwise. Nothing is said
 * about what was already under way when it was first shown.
 */
export function useCountdownAnnouncement(seconds: number | null, subject: string): string {
  const words = useKitWords('countdown', countdownWords);
  const before = useRef<number>(null);
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (last === null || seconds === null) return;
    if (seconds > last || seconds === 0) setMinutes(undefined);
    else if (announcedAt.some((at) => last > at && seconds <= at)) {
      setMinutes(Math.ceil(seconds / 60));
    }
  }, [seconds]);
  return minutes === undefined ? '' : words.left(subject, minutes);
}

interface Subscriber {
  /** Called when something may have changed. */
  readonly tick: () => void;
  /** Ms until what it shows changes next. */
  readonly delay: () => number;
}

/** Countdowns look at the clock at least this often (ms), so that a clock that was moved is noticed (specification, section 9). */
const longestWait = 1000;
/** Countdowns whose seconds end almost together share one tick. */
const shortestWait = 16;

const subscribers = new Set<Subscriber>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (subscribers.size === 0) return;
  const next = Math.min(longestWait, ...Array.from(subscribers, ({ delay }) => delay()));
  timer = setTimeout(run, Math.max(shortestWait, next));
}

function run(): void {
  for (const { tick } of subscribers) tick();
  schedule();
}

/** A sleeping tab is not ticked on time; it is right at once when it is seen again. */
function onVisibilityChange(): void {
  if (document.visibilityState === 'visible') run();
}

/**
 * Joins the page's one ticker. There is one timer for all countdowns, set for the nearest change of any of them and for
 * a second at most; it stops when the last one leaves. Returns how to leave.
 */
function joinTicker(subscriber: Subscriber): () => void {
  if (subscribers.size === 0) document.addEventListener('visibilitychange', onVisibilityChange);
  subscribers.add(subscriber);
  schedule();
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size === 0) {
      document.removeEventListener('visibilitychange', onVisibilityChange);
    }
    schedule();
  };
}
