/** Counts what was done and what came of it: action → outcome → how often. */
export type Counts = Record<string, Record<string, number>>;

export type Tally = (action: string, outcome: string) => void;

export function createTally(): { readonly tally: Tally; readonly counts: Counts } {
  const counts: Counts = {};
  return {
    counts,
    tally(action, outcome) {
      const outcomes = (counts[action] ??= {});
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    },
  };
}
