import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.form`: the messages of a form come in Vietnamese. */
export const formWords: WordGroup<'form'> = {
  name: 'form',
  vietnamese: { message: (message) => message },
};
