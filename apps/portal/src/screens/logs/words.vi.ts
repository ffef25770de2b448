import { defineWords } from '../../app/words.ts';

/** Words of log management. Columns and search: specification, section 2. */
export const logsWords = defineWords('screens/logs/words', {
  title: 'Quản lý log',
  lead: 'Những gì đã xảy ra với các máy của bạn, kể cả mật khẩu mới.',
  search: 'Tìm trong log',
  searchPlaceholder: 'Mã log, nhóm như G1080, hoặc nội dung',
  table: 'Log',
  columns: { id: 'Mã log', message: 'Nội dung', time: 'Thời gian' },
  empty: 'Các thao tác với máy của bạn sẽ được ghi lại ở đây.',
  failed: 'Chưa tải được log',
});
