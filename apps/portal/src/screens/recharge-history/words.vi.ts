import { defineWords } from '../../app/words.ts';

/** Words of the recharge history. Column names: specification, section 2. */
export const rechargeHistoryWords = defineWords({
  title: 'Nạp tiền',
  lead: 'Chuyển khoản bằng mã QR. Tiền vào số dư sau khi ngân hàng xác nhận.',
  recharge: 'Nạp tiền',
  tableLabel: 'Lịch sử nạp tiền',
  columns: {
    money: 'Số tiền (VNĐ)',
    content: 'Nội dung',
    bank: 'Ngân hàng nhận',
    accountNumber: 'Số tài khoản',
    accountHolder: 'Chủ tài khoản',
    createdAt: 'Thời gian nạp',
    status: 'Trạng thái',
    action: 'Thao tác',
  },
  /** Specification, section 2: a payment link without this part. */
  missing: 'Không có dữ liệu',
  continue: 'Tiếp tục thanh toán',
  /** @param money a sum with its unit @param content the transfer's content */
  continueLabel: (money: string, content: string) =>
    `Tiếp tục thanh toán ${money}, nội dung ${content}`,
  details: 'Chi tiết',
  emptyHint: 'Bạn chưa nạp tiền lần nào. Giao dịch sẽ hiện ở đây ngay sau khi bạn tạo mã QR.',
  pageEmptyHint: 'Trang này không có giao dịch nào.',
  firstPage: 'Về trang đầu',
  failed: 'Chưa tải được lịch sử nạp tiền',
  unaffected: 'Số dư và các máy bạn đang thuê không bị ảnh hưởng.',
  pages: 'Các trang của lịch sử nạp tiền',
});
