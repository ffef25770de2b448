/**
 * The budget for requests of any kind, so that one client cannot starve the others. Generous: a person never reaches it.
 * Counted in the memory of each instance, because it protects that instance's own time, and because a query for each
 * request would cost what it is meant to save. What must hold for all instances together is counted in `auth/attempts.ts`.
 */
import { TooManyAttempts } from '../auth/attempts.ts';
import type { Clock } from '../clock.ts';
import { ServerBusy } from '../refusal.ts';

/** A bucket that holds `burst` calls and fills up again by `perSecond`. */
interface CallRule {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * From one address: an office, or the customers of a mobile provider that share one. What is known to come from an account
 * counts for the account alone, so that a thousand customers behind one address can come back together after a restart.
 */
const callsFromAddress: CallRule = { burst: 2000, perSecond: 100 };

/** Of one account: many pages in many tabs, opened at once. */
const callsOfAccount: CallRule = { burst: 600, perSecond: 20 };

/** 429: one client asks more than it may. */
export class TooManyCalls extends TooManyAttempts {
  constructor(waitMs: number) {
    super(waitMs);
    this.message = 'Bạn thao tác quá nhanh, vui lòng thử lại sau giây lát';
  }
}

export interface CallLimit {
  /** Counts one call. @throws Refusal 429 with the time to wait when the key has had too many */
  take(key: string): void;
  /** Takes back one call that another limit counts. */
  giveBack(key: string): void;
}

export interface CallLimits {
  readonly ofAddress: CallLimit;
  readonly ofAccount: CallLimit;
  readonly forms: OneEach;
}

/**
 * Does one piece of work a key at once.
 * @throws Refusal 429 while there is one already, 503 while there are as many of others as may be
 */
type OneEach = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/** Forms that are read and worked on together: each has up to thirty megabytes of files in memory. */
export const formsTogether = 6;

function oneEach(together: number): OneEach {
  const busy = new Set<string>();
  return async (key, work) => {
    if (busy.has(key)) throw new TooManyCalls(1000);
    if (busy.size >= together) throw new ServerBusy();
    busy.add(key);
    try {
      return await work();
    } finally {
      busy.delete(key);
    }
  };
}

/** How many keys are kept at most; beyond it the least recently used one is dropped, so that no client can fill the memory. */
const capacity = 20_000;

export function createCallLimit(
  { burst, perSecond }: CallRule,
  clock: Pick<Clock, 'now'>,
  most: number = capacity,
): CallLimit {
  const buckets = new Map<string, { calls: number; at: number }>();
  return {
    take(key) {
      const now = clock.now().getTime();
      const known = buckets.get(key);
      const filled = known === undefined ? 0 : ((now - known.at) / 1000) * perSecond;
      const calls =
        known === undefined ? burst : Math.min(burst, known.calls + Math.max(0, filled));
      // Deleted and set again, so that the first key of the map is always the least recently used one.
      buckets.delete(key);
      // A refusal costs nothing: a client that waits for `Retry-After` gets through.
      buckets.set(key, { calls: calls < 1 ? calls : calls - 1, at: now });
      if (buckets.size > most) {
        const [quietest] = buckets.keys();
        if (quietest !== undefined) buckets.delete(quietest);
      }
      if (calls < 1) throw new TooManyCalls(((1 - calls) / perSecond) * 1000);
    },
    giveBack(key) {
      const known = buckets.get(key);
      if (known !== undefined) known.calls = Math.min(burst, known.calls + 1);
    },
  };
}

const unlimited: CallLimit = { take() {}, giveBack() {} };

/** Builds the limits; `TRAM_RATE_LIMITS=0` lets everything through. */
export function createCallLimits(limited: boolean, clock: Pick<Clock, 'now'>): CallLimits {
  if (!limited) {
    return { ofAddress: unlimited, ofAccount: unlimited, forms: (_key, work) => work() };
  }
  return {
    ofAddress: createCallLimit(callsFromAddress, clock),
    ofAccount: createCallLimit(callsOfAccount, clock),
    forms: oneEach(formsTogether),
  };
}
