import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.pagination`. */
export const paginationWords: WordGroup<'pagination'> = {
  name: 'pagination',
  vietnamese: {
    label: 'Phân trang',
    previous: 'Trang trước',
    next: 'Trang sau',
    page: (page) => `Trang ${page}`,
  },
};
