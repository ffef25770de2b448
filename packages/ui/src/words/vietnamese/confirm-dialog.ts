import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.confirmDialog`. */
export const confirmDialogWords: WordGroup<'confirmDialog'> = {
  name: 'confirmDialog',
  vietnamese: { cancel: 'Hủy' },
};
