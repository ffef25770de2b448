import { defineWords } from '../../app/words.ts';

/**
 * Words of the two recharge dialogs. Specification, sections 2, 5 and 8; art direction, sections 5 and 10. What is wrong
 * with a field is said by the schema that checks it.
 */
export const rechargeWords = defineWords('features/recharge/words', {
  form: {
    title: 'Nạp tiền',
    money: 'Số tiền',
    /** @param minimum a sum with its unit */
    hint: (minimum: string) => `Nạp ít nhất ${minimum}.`,
    balanceAfter: 'Số dư sau khi nạp:',
    bank: 'Ngân hàng nhận',
    chooseBank: 'Chọn ngân hàng',
    /** Specification, section 2: a hint asks to enter the amount first. @param minimum a sum with its unit */
    amountFirst: (minimum: string) => `Nhập số tiền từ ${minimum} để chọn ngân hàng.`,
    /** @param maximum a sum with its unit */
    smallerAmountFirst: (maximum: string) =>
      `Mỗi lần nạp nhiều nhất ${maximum}. Nhập số tiền nhỏ hơn để chọn ngân hàng.`,
    banksLoading: 'Đang tải danh sách ngân hàng…',
    banksFailed: 'Chưa tải được danh sách ngân hàng.',
    banksEmpty: 'Không có dữ liệu',
    reload: 'Tải lại',
    cancel: 'Hủy',
    submit: 'Tạo mã QR',
    submitting: 'Đang tạo mã…',
    refused: 'Chưa tạo được mã QR.',
    unknown: 'Kết nối bị ngắt khi đang tạo mã.',
    unknownHint: 'Chúng tôi đang hỏi lại máy chủ. Bạn sẽ không có hai mã cho một lần nạp.',
    unconfirmed: 'Chưa rõ mã QR vừa rồi đã được tạo hay chưa.',
    unconfirmedHint:
      'Bạn xem lịch sử nạp tiền: nếu chưa có thì tạo lại. Mã không được chuyển tiền sẽ tự hết hạn.',
    askNow: 'Hỏi lại ngay',
  },
  qr: {
    title: 'Quét mã để chuyển khoản',
    lead: 'Quét bằng ứng dụng ngân hàng, hoặc chép từng dòng.',
    /** @param money a sum with its unit @param content the transfer's content */
    picture: (money: string, content: string) => `Mã QR chuyển ${money}, nội dung ${content}`,
    /** @param content the transfer's content: letters and digits */
    fileName: (content: string) => `ma-qr-${content}.png`,
    validFor: 'Mã còn hiệu lực',
    waiting: 'Đang chờ tiền về',
    checking: 'Đang kiểm tra…',
    content: 'Nội dung chuyển khoản',
    contentHint: 'Ghi đúng nội dung này để tiền vào tự động.',
    money: 'Số tiền',
    accountNumber: 'Số tài khoản',
    accountHolder: 'Chủ tài khoản',
    bank: 'Ngân hàng',
    missing: 'Không có dữ liệu',
    cancel: 'Hủy giao dịch',
    cancelling: 'Đang hủy…',
    done: 'Hoàn tất',
    cancelFailed: 'Chưa hủy được giao dịch.',
  },
  confirm: {
    title: 'Hủy giao dịch này?',
    body: 'Nếu bạn đã chuyển khoản thì đừng hủy: tiền sẽ vào số dư khi ngân hàng xác nhận.',
    keep: 'Giữ lại',
    cancel: 'Hủy giao dịch',
  },
  resuming: {
    title: 'Giao dịch nạp tiền',
    failed: 'Chưa tải được giao dịch.',
    failedHint: 'Tiền bạn đã chuyển không bị ảnh hưởng. Chúng tôi đang thử lại.',
    reload: 'Tải lại',
  },
  paid: {
    title: 'Nạp tiền thành công',
    credited: (money: string) => `${money} đã vào số dư của bạn.`,
    late: 'Tiền về sau khi mã hết hiệu lực và vẫn được cộng đủ.',
    beforeCancel: 'Tiền đã về trước khi hủy, nên giao dịch này không bị hủy.',
    balance: 'Số dư mới',
    currency: 'VNĐ',
    balanceComing: 'Đang cập nhật…',
    done: 'Hoàn tất',
  },
  expired: {
    title: 'Mã QR đã hết thời gian',
    body: 'Chưa thấy tiền về cho giao dịch này.',
    hint: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng đủ khi ngân hàng xác nhận. Đừng chuyển thêm lần nữa theo mã cũ.',
  },
  cancelled: {
    title: 'Đã hủy giao dịch',
    body: 'Không có khoản tiền nào được cộng hay bị trừ.',
    hint: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng đủ khi ngân hàng xác nhận.',
  },
  notFound: {
    title: 'Không tìm thấy giao dịch',
    body: 'Giao dịch này không có trong tài khoản của bạn.',
  },
  again: 'Tạo mã mới',
  close: 'Đóng',
  history: 'Xem lịch sử nạp tiền',
});
