/** What a run leaves in a backend. */
export interface Traces {
  /**
   * Notes something that was made and can be taken away again.
   * @param takeAway tries to. @returns whether it is gone
   */
  made(what: string, takeAway: () => Promise<boolean>): Removable;
  /** Notes what stays. */
  leaves(what: string): void;
  /** Takes away whatever is still there, the newest first. */
  takeAllAway(): Promise<void>;
  /** All that stays. */
  left(): readonly string[];
}

export interface Removable {
  /** Takes it away; what cannot be taken away is left. */
  takeAway(): Promise<void>;
  /** It cannot be taken away any more. @param what as what it is left */
  stays(what: string): void;
}

export function createTraces(say: (line: string) => void): Traces {
  const removable = new Set<Removable>();
  const left = new Set<string>();
  function leaves(what: string): void {
    left.add(what);
    // At once: a run that is killed has said it.
    say(`made: ${what}`);
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
