import { defineWords } from '../../app/words.ts';

/** Words of an entry that cannot be shown. */
export const entryBoundaryWords = defineWords('features/entry-boundary/words', {
  card: 'Mục này chưa hiển thị được. Bạn tải lại trang hoặc liên hệ hỗ trợ.',
  /** In a cell, where there is room for a dash only. */
  cell: 'Không hiển thị được',
});
