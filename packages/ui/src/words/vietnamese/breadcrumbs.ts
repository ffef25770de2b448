import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.breadcrumbs`. */
export const breadcrumbsWords: WordGroup<'breadcrumbs'> = {
  name: 'breadcrumbs',
  vietnamese: { label: 'Đường dẫn' },
};
