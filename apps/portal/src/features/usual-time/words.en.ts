import type { UsualTimeWords } from './words.vi.ts';

/** English beside `words.vi.ts`. */
export const words: UsualTimeWords = {
  second: 's',
  minute: 'min',
  hour: 'h',
  usual: (time, times) => `usually takes about ${time}, by your last ${times} times`,
  unknown: (least) =>
    `how long it usually takes is not known yet, at least ${least} times are needed`,
  longer: 'longer than usual',
};
