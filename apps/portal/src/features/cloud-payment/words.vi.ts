import { defineWords } from '../../app/words.ts';

/** Words of everything that is paid for a cloud machine. Specification, sections 1 and 2; art direction, sections 5 and 10. */
export const cloudPaymentWords = defineWords('features/cloud-payment/words', {
  /** Specification, section 2. */
  toPay: 'Số tiền phải trả',
  hardware: 'Phần cứng thêm',
  /** @param percent 0 to 100 */
  discount: (percent: number) => `Giảm giá tài khoản ${percent}%`,
  noRefund: 'Không hoàn tiền sau khi đã thuê máy.',
  terms: 'Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
  missing: {
    /** @param amount a sum with its unit */
    lead: (amount: string) => `Số dư thiếu ${amount}.`,
    detail: 'Nạp thêm rồi quay lại đây, bạn không phải chọn lại.',
    /** @param amount a sum with its unit */
    topUp: (amount: string) => `Nạp ${amount}`,
  },
  sending: 'Đang gửi…',
  cancel: 'Hủy',
  close: 'Đóng',
});
