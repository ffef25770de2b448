import { defineWords } from '../../app/words.ts';

/** Words of the recharge history. Columns: specification, section 2. */
export const rechargeHistoryWords = defineWords('screens/recharge-history/words', {
  title: 'Nạp tiền',
  lead: 'Chuyển khoản bằng mã QR. Tiền vào số dư sau khi ngân hàng xác nhận.',
  recharge: 'Nạp tiền',
  views: { label: 'Nạp tiền và sao kê', recharges: 'Lịch sử nạp', statement: 'Sao kê' },
  table: 'Lịch sử nạp tiền',
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
  /** Specification, section 2: the payment link lacks this part. */
  missing: 'Không có dữ liệu',
  /** What a row's buttons are about, for screen readers. @param money with its unit @param content of the transfer */
  rowName: (money: string, content: string) => `${money}, nội dung ${content}`,
  resume: 'Tiếp tục thanh toán',
  /** For screen readers, where every row has such a button. @param money with its unit @param content of the transfer */
  resumeLabel: (money: string, content: string) =>
    `Tiếp tục thanh toán ${money}, nội dung ${content}`,
  steps: 'Xem các bước',
  /** For screen readers, as above. */
  stepsLabel: (money: string, content: string) =>
    `Xem các bước của giao dịch nạp ${money}, nội dung ${content}`,
  empty: 'Bạn chưa nạp tiền lần nào. Giao dịch hiện ở đây ngay khi bạn tạo mã QR.',
  emptyPage: 'Trang này không có giao dịch nào.',
  failed: {
    title: 'Chưa tải được lịch sử nạp tiền',
    unaffected: 'Số dư và các máy bạn đang thuê không bị ảnh hưởng.',
  },
});
