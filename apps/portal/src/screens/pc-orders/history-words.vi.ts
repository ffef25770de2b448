import { defineWords } from '../../app/words.ts';

/** Words of the history of a PC order. Columns: specification, section 2. */
export const historyWords = defineWords('screens/pc-orders/history-words', {
  title: 'Lịch sử thuê',
  /** @param name of the PC, where it is known @param id of the order */
  subtitle: (name: string | null, id: string) =>
    name === null ? `Đơn ${id}` : `${name} · Đơn ${id}`,
  table: 'Lịch sử thuê',
  columns: { hours: 'Số giờ', unit: 'Thuê theo', price: 'Giá (VNĐ)', time: 'Thời gian' },
  units: { hour: 'Giờ', day: 'Ngày', month: 'Tháng' },
  /** @param hours how many */
  hours: (hours: number) => `${hours} giờ`,
  /** @param unit 'Giờ', 'Ngày', 'Tháng' */
  byUnit: (unit: string) => `Thuê theo ${unit.toLowerCase()}`,
  empty: 'Lần thuê đầu và các lần gia hạn của đơn hiện ở đây.',
  failed: {
    title: 'Chưa tải được lịch sử thuê',
    unaffected: 'Máy bạn đang thuê vẫn chạy bình thường.',
  },
});
