import { defineWords } from '../../app/words.ts';

/** Words that the filters of every list share. Art direction, sections 7 and 9. */
export const filterWords = defineWords('features/filters/words', {
  open: 'Lọc',
  /** @param count how many filters in the sheet narrow the list */
  openWithCount: (count: number) => `Lọc (${count})`,
  clear: 'Xóa lọc',
  show: 'Xem kết quả',
  /** A filter left nothing; the kit says 'Không có dữ liệu' above it. */
  nothingFound: 'Không có mục nào khớp với bộ lọc. Bạn đổi bộ lọc, hoặc xóa lọc để xem tất cả.',
  /** An address names a page after the last one. */
  emptyPage: 'Trang này không có mục nào.',
  firstPage: 'Về trang đầu',
});
