import { defineWords } from '../../app/words.ts';

/** Words of a dialog with a list. */
export const pagedDialogWords = defineWords('features/paged-dialog/words', {
  close: 'Đóng',
  loading: 'Đang tải…',
  /** Name of its pager, beside that of the list behind it. */
  pages: 'Phân trang trong hộp thoại',
  emptyPage: 'Trang này không có mục nào.',
  firstPage: 'Về trang đầu',
});
