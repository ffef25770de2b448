import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.machineCard`. */
export const machineCardWords: WordGroup<'machineCard'> = {
  name: 'machineCard',
  vietnamese: { details: 'Chi tiết máy' },
};
