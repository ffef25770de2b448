import { defineWords } from '../../app/words.ts';

/** Words of the history of one cloud machine. Specification, section 2. */
export const cloudHistoryScreenWords = defineWords('screens/cloud-history/words', {
  title: 'Lịch sử đơn cloud',
  /** @param name of the machine, or its id */
  lead: (name: string) => `Các lần bật và tắt máy “${name}”, mới nhất trước.`,
  toOrders: 'Về đơn cloud',
  noMachine: 'Địa chỉ này chưa có mã máy. Chọn lịch sử của một máy trong đơn cloud.',
  emptyPage: 'Trang này không có phiên nào.',
});
