import { defineWords } from '../../app/words.ts';

const vietnamese = {
  card: 'Mục này chưa hiển thị được. Bạn tải lại trang hoặc liên hệ hỗ trợ.',
  /** In a cell, where there is room for a dash only. */
  cell: 'Không hiển thị được',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of an entry that cannot be shown. */
export const entryBoundaryWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
