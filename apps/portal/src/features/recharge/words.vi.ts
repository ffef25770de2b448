import { defineWords } from '../../app/words.ts';

/** Words of the recharge dialog and the QR dialog. Specification, sections 2, 5 and 8; art direction, sections 5 and 10. */
export const rechargeWords = defineWords({
  form: {
    title: 'Nạp tiền',
    money: 'Số tiền',
    currency: 'VNĐ',
    suggestions: 'Số tiền thường nạp',
    /** @param minimum a sum with its unit */
    hint: (minimum: string) => `Nạp ít nhất ${minimum}.`,
    balanceAfter: 'Số dư sau khi nạp:',
    /** Specification, section 5: the minimum. */
    tooLittle: 'Nạp ít nhất 50.000đ',
    moneyRequired: 'Yêu cầu nhập số tiền',
    moneyNotANumber: 'Số tiền phải là một số',
    bank: 'Ngân hàng nhận',
    bankPlaceholder: 'Chọn ngân hàng',
    bankRequired: 'Yêu cầu chọn ngân hàng',
    bankNeedsMoney: 'Nhập số tiền từ 50.000 VNĐ để chọn ngân hàng.',
    banksLoading: 'Đang tải danh sách ngân hàng…',
    banksFailed: 'Chưa tải được danh sách ngân hàng.',
    banksEmpty: 'Chưa có ngân hàng nào nhận số tiền này.',
    reload: 'Tải lại',
    cancel: 'Hủy',
    submit: 'Tạo mã QR',
    submitting: 'Đang tạo mã…',
  },
  qr: {
    title: 'Quét mã để chuyển khoản',
    lead: 'Quét bằng ứng dụng ngân hàng, hoặc chép từng dòng.',
    /** @param money a sum with its unit @param content the transfer's content */
    pictureLabel: (money: string, content: string) =>
      `Mã QR chuyển khoản ${money}, nội dung ${content}`,
    save: 'Lưu ảnh QR',
    /** @param content the transfer's content */
    fileName: (content: string) => `ma-qr-${content}.png`,
    validFor: 'Mã còn hiệu lực',
    waiting: 'Đang chờ tiền về',
    checking: 'Đang hỏi ngân hàng…',
    minutes: 'phút',
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
  },
  loading: 'Đang tải giao dịch…',
  confirm: {
    title: 'Hủy giao dịch này?',
    body: 'Nếu bạn đã chuyển khoản, đừng hủy: chờ ngân hàng xác nhận rồi tiền sẽ vào số dư.',
    keep: 'Giữ lại',
    cancel: 'Hủy giao dịch',
  },
  paid: {
    title: 'Nạp tiền thành công',
    /** @param money a sum with its unit */
    credited: (money: string) => `${money} đã vào số dư.`,
    late: 'Tiền về sau khi mã hết hạn và vẫn được cộng đủ.',
    balance: 'Số dư mới',
    close: 'Hoàn tất',
  },
  expired: {
    title: 'Mã đã hết thời gian',
    body: 'Chưa thấy tiền về cho giao dịch này. Nếu bạn đã chuyển khoản, tiền vẫn được cộng khi ngân hàng xác nhận.',
    again: 'Tạo mã mới',
    close: 'Đóng',
  },
  cancelled: {
    title: 'Đã hủy giao dịch',
    body: 'Không có khoản tiền nào bị trừ. Bạn có thể tạo mã mới bất cứ lúc nào.',
    again: 'Tạo mã mới',
    close: 'Đóng',
  },
  failed: {
    title: 'Chưa tải được giao dịch',
    body: 'Tiền bạn đã chuyển không bị ảnh hưởng.',
    reload: 'Tải lại',
    close: 'Đóng',
  },
  notFound: {
    title: 'Không tìm thấy giao dịch',
    body: 'Giao dịch này không thuộc tài khoản của bạn, hoặc không còn nữa.',
    history: 'Xem lịch sử nạp tiền',
  },
});
