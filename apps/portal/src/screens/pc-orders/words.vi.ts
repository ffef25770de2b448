import { defineWords } from '../../app/words.ts';

/** Words of PC order management. Columns and filters: specification, section 2; art direction, sections 7 and 10. */
export const pcOrdersWords = defineWords('screens/pc-orders/words', {
  title: 'Quản lý đơn PC',
  lead: 'Mọi lần thuê PC của bạn, đang chạy và đã kết thúc.',
  rent: 'Thuê PC',
  filters: {
    title: 'Lọc đơn PC',
    name: 'Tên máy',
    namePlaceholder: 'Nhập tên',
    password: 'Mật khẩu RDP',
    passwordPlaceholder: 'Nhập mật khẩu',
    address: 'IP remote',
    addressPlaceholder: 'Nhập IP',
  },
  table: 'Đơn thuê PC',
  columns: {
    order: 'Mã đơn',
    remote: 'IP remote',
    local: 'IP nội bộ',
    image: 'Mã máy',
    user: 'User',
    userRemote: 'User remote',
    name: 'Tên máy',
    password: 'Mật khẩu RDP',
    hours: 'Giờ thuê',
    prices: 'Đơn giá (VNĐ)',
    pricesOf: 'giờ/ngày/tháng',
    price: 'Đơn giá',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    status: 'Trạng thái',
    extension: 'Gia hạn',
    extensionCost: 'Phí (VNĐ)',
    extensionCostLong: 'Phí gia hạn',
    total: 'Tổng (VNĐ)',
    totalShort: 'Tổng tiền',
    discount: 'Giảm giá',
  },
  /** Not there before the machine is. */
  notYet: 'Chưa có',
  /** There is one, but not in the answer that is kept for the time without a network. */
  notKept: 'Không lưu trên thiết bị này',
  /** @param hours in all */
  hours: (hours: number) => `${hours} giờ`,
  /** @param percent 0 to 100 */
  discount: (percent: number) => (percent === 0 ? 'Không giảm' : `Giảm ${percent}%`),
  /** @param hour a sum @param day a sum @param month a sum, each of VND */
  prices: (hour: string, day: string, month: string) => `${hour}/giờ, ${day}/ngày, ${month}/tháng`,
  extend: 'Gia hạn',
  /** For screen readers, where every row has such a button. @param name of the PC */
  extendLabel: (name: string) => `Gia hạn máy “${name}”`,
  history: 'Lịch sử',
  historyLabel: (name: string) => `Lịch sử thuê của “${name}”`,
  empty: 'Bạn chưa thuê PC nào. Đơn thuê hiện ở đây ngay khi bạn bắt đầu thuê.',
  failed: 'Chưa tải được đơn PC',
});
