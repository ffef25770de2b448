import { wantedSeed } from './property-runs.ts';

/** Numbers that look random and come again with the same seed (mulberry32). */
export interface Random {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number;
  /** True that often in a hundred. */
  chance(percent: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** The seed of this run: `TRAM_SEED`, or any. */
export function seedOfThisRun(): number {
  return wantedSeed() ?? Math.floor(Math.random() * 2 ** 31);
}

/** Begins a sequence. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (percent) => next() * 100 < percent,
    pick<Value>(values: readonly Value[]) {
      const picked = values[between(0, values.length - 1)];
      if (picked === undefined) throw new RangeError('there is nothing to pick from');
      return picked;
    },
    shuffled: (values) =>
      values
        .map((value) => ({ value, rank: next() }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ value }) => value),
  };
}
