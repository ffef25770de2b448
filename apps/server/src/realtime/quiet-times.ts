/**
 * For how long each account has had no event, as far as this instance knows: a client whose answers are younger has missed none.
 * Durations only, on the monotonic timer, because clocks of instances and clients differ and the server's can be advanced.
 */

export interface QuietTimes {
  /** An event is sent to the account. */
  readonly end: (accountId: string) => void;
  /** Forgets everything: events may have been missed until now. */
  readonly restart: () => void;
  /** For how long there has certainly been no event, in whole milliseconds. */
  readonly of: (accountId: string) => number;
}

/**
 * @param most how many accounts are remembered; what is known of all others begins with the newest event that was forgotten
 * @param now milliseconds from any start
 */
export function createQuietTimes(most = 10_000, now = () => performance.now()): QuietTimes {
  /** When an account had its last event, the oldest first. */
  const lastEvents = new Map<string, number>();
  let knownSince = now();
  return {
    end(accountId) {
      lastEvents.delete(accountId);
      lastEvents.set(accountId, now());
      if (lastEvents.size <= most) return;
      for (const [oldest, at] of lastEvents) {
        lastEvents.delete(oldest);
        knownSince = Math.max(knownSince, at);
        return;
      }
    },
    restart() {
      lastEvents.clear();
      knownSince = now();
    },
    of: (accountId) => Math.floor(now() - (lastEvents.get(accountId) ?? knownSince)),
  };
}
