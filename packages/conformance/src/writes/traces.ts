/** What a run leaves in a backend. */
export interface Traces {
  /**
   * Records something that was made and can be removed again.
   * @param takeAway tries to remove it. @returns whether it was removed
   */
  made(what: string, takeAway: () => Promise<boolean>): Removable;
  leaves(what: string): void;
  /** Removes what is still there, the newest first. */
  takeAllAway(): Promise<void>;
  /** All that stays. */
  left(): readonly string[];
}

export interface Removable {
  /** Removes it; what cannot be removed counts as left. */
  takeAway(): Promise<void>;
  /** It can no longer be removed. @param what its description as left behind */
  stays(what: string): void;
}

export function createTraces(log: (line: string) => void): Traces {
  const removable = new Set<Removable>();
  const left = new Set<string>();
  function leaves(what: string): void {
    left.add(what);
    // At once: a run that is killed has reported it.
    log(`made: ${what}`);
  }
  return {
    leaves,
    left: () => [...left],
    made(what, takeAway) {
      const one: Removable = {
        async takeAway() {
          const isGone = await takeAway();
          removable.delete(one);
          if (!isGone) leaves(what);
        },
        stays(as) {
          removable.delete(one);
          leaves(as);
        },
      };
      removable.add(one);
      return one;
    },
    async takeAllAway() {
      for (const one of [...removable].toReversed()) await one.takeAway();
    },
  };
}
