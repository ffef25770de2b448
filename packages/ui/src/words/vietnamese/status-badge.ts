import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.statusBadge`: the labels of the status sets are Vietnamese. */
export const statusBadgeWords: WordGroup<'statusBadge'> = {
  name: 'statusBadge',
  vietnamese: { label: (label) => label },
};
