import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { watchSight } from '../in-sight/watchSight.ts';
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
  readonly format?: CountdownFormat | undefined;
  /** Below this it warns, ms: an hour, or less where the whole term is short. @default 3600000 */
  readonly lowTime?: number | undefined;
  /** Called once for a deadline, when nothing is left; also when it had passed before this was shown. */
  readonly onEnd?: (() => void) | undefined;
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

/**
 * Counts down to a deadline of the server's clock, on the page's one shared ticker. Renders again only when the words change.
 * @param element what shows it. While that is out of sight, nothing is rendered but what is told: an announcement, and the end. @default
 * always in sight
 */
export function useCountdown(
  { deadline, now, format = 'words', lowTime = hour * 1000, onEnd }: CountdownOptions,
  element?: RefObject<Element | null>,
): Countdown {
  const words = useKitWords('time', timeWords);
  const subscribe = useCallback(
    (tick: () => void) => {
      const left = () => deadline - now();
      const subscriber = { tick, left, isInSight: true, stage: stageOf(left()) };
      const leave = joinTicker(subscriber);
      const unwatch =
        element?.current &&
        watchSight(element.current, (isInSight) => {
          subscriber.isInSight = isInSight;
          if (isInSight) tick();
          schedule();
        });
      return () => {
        unwatch?.();
        leave();
      };
    },
    [deadline, now, element],
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
    level: countdownLevel(seconds, lowTime / 1000),
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
  /** Ms that are left. */
  readonly left: () => number;
  isInSight: boolean;
  /** As of the last tick. */
  stage: number;
}

/** How much there still is to tell: fewer with each announcement, 0 at the end. */
function stageOf(left: number): number {
  return [...announcedAt, 0].filter((at) => left > at * 1000).length;
}

/** Countdowns in sight look at the clock at least this often (ms), so that a clock that was moved is noticed (specification, section 9). */
const longestWait = 1000;
/** The others, for what they tell. */
const longestWaitOutOfSight = 60_000;
/** Countdowns whose seconds end almost together share one tick. */
const shortestWait = 16;

/** Ms until what is shown changes next, or what is told of a countdown out of sight. */
function delayOf({ left, isInSight }: Subscriber): number {
  const ms = left();
  if (isInSight) return ms <= 0 ? longestWait : Math.min(ms % 1000 || 1000, longestWait);
  if (ms <= 0) return Number.POSITIVE_INFINITY;
  const told = announcedAt.find((at) => ms > at * 1000) ?? 0;
  return Math.min(ms - told * 1000, longestWaitOutOfSight);
}

const subscribers = new Set<Subscriber>();
let timer: ReturnType<typeof setTimeout> | undefined;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (subscribers.size === 0) return;
  const next = Math.min(...Array.from(subscribers, delayOf));
  if (Number.isFinite(next)) timer = setTimeout(run, Math.max(shortestWait, next));
}

function run(): void {
  for (const subscriber of subscribers) {
    const stage = stageOf(subscriber.left());
    if (subscriber.isInSight || stage !== subscriber.stage) subscriber.tick();
    subscriber.stage = stage;
  }
  schedule();
}

/** A sleeping tab is not ticked on time; it is right at once when it is seen again. */
function onVisibilityChange(): void {
  if (document.visibilityState === 'visible') run();
}

/**
 * Joins the page's one ticker. There is one timer for all countdowns, set for the nearest change of any of them and for
 * a second at most, longer while none is in sight; it stops when the last one leaves. Returns how to leave.
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
