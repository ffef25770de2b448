import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.countdown`. */
export const countdownWords: WordGroup<'countdown'> = {
  name: 'countdown',
  vietnamese: {
    endingSoon: 'Sắp hết giờ',
    left: (subject, minutes) => `${subject}: còn ${minutes} phút`,
  },
};
