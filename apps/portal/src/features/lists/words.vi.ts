import { defineWords } from '../../app/words.ts';

/** Words that every list shares: its filters, its pages, and an entry that cannot be shown. Art direction, sections 7 and 9. */
export const listWords = defineWords('features/lists/words', {
  status: 'Trạng thái',
  all: 'Tất cả',
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
  /** Beside the links of a list of ten pages or more. */
  goTo: {
    label: 'Đến trang',
    go: 'Đi',
    refused: (last: number) => `Nhập số từ 1 đến ${last}`,
  },
  dialog: {
    loading: 'Đang tải…',
    /** Name of its pager, beside that of the list behind it. */
    pages: 'Phân trang trong hộp thoại',
  },
  unshown: {
    card: 'Mục này chưa hiển thị được. Bạn tải lại trang hoặc liên hệ hỗ trợ.',
    /** In a cell, where there is room for a dash only. */
    cell: 'Không hiển thị được',
  },
});
