import type { ServerClock } from '@tram/api/clock';

/** How often a shown time is rendered again, ms: times are given to the second, but need not be exact to the second. */
const pace = 15_000;

interface Follower {
  readonly move: (now: number) => void;
  isInSight: boolean;
}

/** Tells when what depends on the time leaves the sight of the reader, and when it comes back. Returns the function that ends it. */
type WatchSight = (changed: (isInSight: boolean) => void) => () => void;

interface Ticker {
  /**
   * Calls with the server's time as it moves on, ms since 1970; not while what depends on it is out of sight, and at once when that
   * comes back.
   * @param watch null for what is always in sight
   * @returns the function that ends it
   */
  readonly follow: (move: Follower['move'], watch: WatchSight | null) => () => void;
}

/** One timer for all that follow a clock; none while none of them is in sight. */
function createTicker(clock: ServerClock): Ticker {
  const followers = new Set<Follower>();
  let stop: (() => void) | null = null;

  function tick(): void {
    const now = clock.now();
    for (const { move, isInSight } of followers) if (isInSight) move(now);
  }
  function start(): () => void {
    const timer = setInterval(tick, pace);
    const forget = clock.subscribe(tick);
    return () => {
      clearInterval(timer);
      forget();
    };
  }
  function startOrStop(): void {
    if ([...followers].some(({ isInSight }) => isInSight)) stop ??= start();
    else {
      stop?.();
      stop = null;
    }
  }

  return {
    follow(move, watch) {
      const follower: Follower = { move, isInSight: true };
      followers.add(follower);
      const unwatch = watch?.((isInSight) => {
        follower.isInSight = isInSight;
        if (isInSight) move(clock.now());
        startOrStop();
      });
      startOrStop();
      return () => {
        followers.delete(follower);
        unwatch?.();
        startOrStop();
      };
    },
  };
}

const tickers = new WeakMap<ServerClock, Ticker>();

export function tickerOf(clock: ServerClock): Ticker {
  const known = tickers.get(clock);
  if (known !== undefined) return known;
  const made = createTicker(clock);
  tickers.set(clock, made);
  return made;
}
