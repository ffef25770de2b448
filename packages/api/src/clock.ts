/**
 * The server's time on the customer's device, with which all deadlines are compared.
 *
 * The local clock may be wrong, be set while the page is open, or stop while the machine sleeps. So time runs on
 * the monotonic timer, and every answer narrows down how far the server is from it: the server's time when the answer was
 * made lies between the moments of asking and of receiving, which bounds the offset from both sides. The Date header has
 * whole seconds; several answers together come closer than that.
 */
export interface ServerClock {
  /**
   * Server's time in milliseconds since 1970. Before the first answer: the local clock's. Never runs backwards, except for a
   * correction of a second or more, which is reported to subscribers.
   */
  now(): number;
  /** Whether the server's time is known. */
  isSynchronized(): boolean;
  /**
   * Call when a request leaves; the returned function takes the headers of its answer.
   * @param sentAt when it left, by the monotonic timer, where that was before this clock was made. Default: now
   */
  begin(sentAt?: number): (headers: Headers) => void;
  /** Takes a time that the server has just sent (the `hello` of a connection). */
  observe(serverTime: number): void;
  /** Calls the listener after corrections of a second or more, so that a countdown can be redrawn. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
}

/** Where local time comes from. */
export interface LocalTime {
  /** Milliseconds from any start, never set by hand. Default: `performance.now`. */
  monotonic(): number;
  /** Milliseconds since 1970, possibly wrong. Default: `Date.now`. */
  wall(): number;
}

const browserTime: LocalTime = { monotonic: () => performance.now(), wall: () => Date.now() };

/** A Date header is cut down to the second. */
const headerPrecisionMs = 1000;
/** The longest time that a greeting may have taken. */
const greetingDelayMs = 2000;
/** Apart by more than this, the two local clocks have not run together: a sleep, or a clock set by hand. */
const jumpMs = 2000;
/** After this many answers with an earlier time the server's clock was set back; fewer are cached copies. */
const contradictionsBelieved = 3;

/** Creates a clock that is not synchronized yet. */
export function createServerClock(time: LocalTime = browserTime): ServerClock {
  /** Server's time minus `local()` lies between these two. */
  let lower = Number.NEGATIVE_INFINITY;
  let upper = Number.POSITIVE_INFINITY;
  let offset = time.wall() - time.monotonic();
  let synchronized = false;
  let contradictions = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let slept = 0;
  let apart = time.wall() - time.monotonic();
  const listeners = new Set<() => void>();

  /** The monotonic timer, plus what it missed while the machine slept. */
  function local(): number {
    const monotonic = time.monotonic();
    const jump = time.wall() - monotonic - apart;
    if (Math.abs(jump) > jumpMs) {
      apart += jump;
      if (jump > 0) {
        // Either the machine slept or the clock was set forward. A sleep is assumed until the next answer, and the
        // bound that it would prove wrong is widened.
        slept += jump;
        lower -= jump;
      }
    }
    return monotonic + slept;
  }

  function estimate(): number {
    if (lower === Number.NEGATIVE_INFINITY) return offset;
    const middle = (lower + upper) / 2;
    return Number.isFinite(middle) ? middle : lower;
  }

  function take(low: number, high: number): void {
    if (low > upper) {
      // Ahead of everything known: the server's clock was moved forward, or what came before were old copies.
      [lower, upper] = [low, high];
    } else if (high < lower) {
      contradictions += 1;
      if (contradictions < contradictionsBelieved) return;
      [lower, upper] = [low, high];
    } else {
      lower = Math.max(lower, low);
      upper = Math.min(upper, high);
    }
    contradictions = 0;
    const corrected = Math.abs(estimate() - offset) >= 1000 || !synchronized;
    offset = estimate();
    synchronized = true;
    if (!corrected) return;
    latest = Number.NEGATIVE_INFINITY;
    for (const listener of listeners) listener();
  }

  return {
    now() {
      latest = Math.max(latest, Math.floor(local() + offset));
      return latest;
    },
    isSynchronized: () => synchronized,
    begin(sentAt) {
      const sent = sentAt ?? local();
      return (headers) => {
        const date = Date.parse(headers.get('date') ?? '');
        // An answer out of a cache says when it was made, not what the time is.
        if (Number.isNaN(date) || Number(headers.get('age') ?? 0) > 0) return;
        take(date - local(), date + headerPrecisionMs - sent);
      };
    },
    observe(serverTime) {
      const received = local();
      take(serverTime - received, serverTime + greetingDelayMs - received);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
