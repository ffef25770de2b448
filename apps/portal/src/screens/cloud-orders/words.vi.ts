import { defineWords } from '../../app/words.ts';

/** Words of the cloud orders. Specification, sections 2, 3 and 4. */
export const cloudOrdersWords = defineWords('screens/cloud-orders/words', {
  title: 'Quản lý đơn cloud',
  lead: 'Mọi đơn thuê máy cloud, cả đơn đã kết thúc và đã xóa.',
  create: 'Create Cloud',
  filters: 'Lọc đơn cloud',
  table: 'Đơn thuê máy cloud',
  columns: {
    name: 'Tên máy',
    id: 'Mã máy',
    offer: 'Gói',
    group: 'Nhóm',
    created: 'Thuê lúc',
    due: 'Hạn dùng',
    term: 'Thời hạn',
    used: 'Đã dùng',
    price: 'Tổng tiền (VNĐ)',
    hardwarePrice: 'Phần cứng (VNĐ)',
    hardware: 'Phần cứng thêm',
    request: 'Yêu cầu',
    discount: 'Giảm giá',
    status: 'Trạng thái',
    extension: 'Gia hạn',
  },
  /** @param days in all */
  days: (days: number) => `${days} ngày`,
  /** @param hours in all */
  hours: (hours: number) => `${hours} giờ`,
  noHardware: 'Không có',
  history: 'Lịch sử',
  /** For screen readers, where every row has such a button. @param name of the machine */
  historyLabel: (name: string) => `Lịch sử của ${name}`,
  empty: 'Bạn chưa có đơn cloud nào. Đơn hiện ở đây ngay khi bạn thuê máy.',
  emptyPage: 'Trang này không có đơn nào.',
  failed: 'Chưa tải được đơn cloud',
});
