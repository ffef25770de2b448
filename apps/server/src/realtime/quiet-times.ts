/**
 * For how long each account has had no event, as far as this instance knows: a client whose answers are younger has missed none.
 * Durations only, on the monotonic timer, because clocks of instances and clients differ and the server's can be advanced.
 */

export interface QuietTimes {
  /** An event is sent to the account. */
  readonly end: (accountId: string) => void;
  /** From now on every event is heard of; nothing is known of before. At first none is. */
  readonly begin: () => void;
  /** Events may be missed from now on. */
  readonly pause: () => void;
  /** For how long there has certainly been no event, in whole milliseconds; null where nothing is known. */
  readonly of: (accountId: string) => number | null;
}

/**
 * @param most how many accounts are remembered; what is known of all others begins with the newest event that was forgotten
 * @param now milliseconds from any start
 */
export function createQuietTimes(most = 10_000, now = () => performance.now()): QuietTimes {
  /** When an account had its last event, the oldest first. */
  const lastEvents = new Map<string, number>();
  let knownSince: number | null = null;
  return {
    end(accountId) {
      lastEvents.delete(accountId);
      lastEvents.set(accountId, now());
      if (lastEvents.size <= most) return;
      for (const [oldest, at] of lastEvents) {
        lastEvents.delete(oldest);
        if (knownSince !== null) knownSince = Math.max(knownSince, at);
        return;
      }
    },
    begin() {
      lastEvents.clear();
      knownSince = now();
    },
    pause() {
      knownSince = null;
    },
    of: (accountId) =>
      knownSince === null ? null : Math.floor(now() - (lastEvents.get(accountId) ?? knownSince)),
  };
}
