import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.time`. */
export const timeWords: WordGroup<'time'> = {
  name: 'time',
  vietnamese: { day: 'ngày', hour: 'giờ', minute: 'phút', second: 'giây' },
};
