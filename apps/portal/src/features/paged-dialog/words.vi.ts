import { defineWords } from '../../app/words.ts';

const vietnamese = {
  close: 'Đóng',
  loading: 'Đang tải…',
  /** Name of its pager, beside that of the list behind it. */
  pages: 'Phân trang trong hộp thoại',
  emptyPage: 'Trang này không có mục nào.',
  firstPage: 'Về trang đầu',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of a dialog with a list. */
export const pagedDialogWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
