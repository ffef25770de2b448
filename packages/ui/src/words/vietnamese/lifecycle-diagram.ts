import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.lifecycleDiagram`. */
export const lifecycleDiagramWords: WordGroup<'lifecycleDiagram'> = {
  name: 'lifecycleDiagram',
  vietnamese: { here: 'Bạn đang ở đây', leadsTo: 'dẫn đến' },
};
