import type { PcImageStatus } from '@tram/machines/pc-image';
import type { RechargeQrStep } from '@tram/machines/recharge-qr';
import { formatMoney, MINIMUM_RECHARGE, type RemainingTime } from '@tram/machines/rules';
import type { SessionReason } from '@tram/machines/session';

/** Every word that the customer reads, but for those of the server and of the schemas. */
export const words = {
  product: 'Trạm',
  loading: 'Đang tải…',
  reload: 'Tải lại',
  close: 'Đóng',
  noData: 'Không có dữ liệu',
  balance: 'Số dư',

  login: {
    title: 'Đăng nhập',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    submitting: 'Đang đăng nhập…',
    again: 'Đăng nhập lại',
    out: 'Đăng xuất',
    locked: 'Tài khoản đã bị khóa.',
    /** Null: the server's words say it. */
    reasons: {
      'no-permission': 'Bạn không có quyền truy cập',
      incomplete: 'Vui lòng nhập tên đăng nhập và mật khẩu.',
      'wrong-credentials': null,
      'not-allowed': null,
      'too-many-attempts': null,
      refused: null,
      'no-answer': 'Không kết nối được với máy chủ, vui lòng thử lại.',
      'logged-out': null,
      elsewhere: 'Bạn đã đăng xuất ở một cửa sổ khác.',
      expired: 'Phiên đăng nhập đã kết thúc, vui lòng đăng nhập lại.',
      locked: null,
    } satisfies Record<SessionReason, string | null>,
  },

  pcs: {
    title: 'Máy của bạn',
    none: 'Bạn chưa có máy nào.',
    failed: 'Chưa tải được danh sách máy.',
    left: 'Còn lại',
    wake: 'Bật nguồn',
    reset: 'Reset máy',
    asking: 'Đang gửi lệnh…',
    done: 'Đã gửi lệnh.',
    statuses: {
      notRented: 'Chưa thuê',
      waiting: 'Chờ tạo máy',
      ready: 'Sẵn sàng',
      ending: 'Hết giờ',
      unknown: 'Chưa rõ',
      gone: 'Đã xóa',
    } satisfies Record<PcImageStatus, string>,
  },

  topUp: {
    title: 'Nạp tiền',
    titles: {
      editing: 'Nạp tiền',
      creating: 'Nạp tiền',
      unsure: 'Nạp tiền',
      failed: 'Nạp tiền',
      resuming: 'Nạp tiền',
      awaiting: 'Quét mã để chuyển khoản',
      cancelling: 'Quét mã để chuyển khoản',
      checking: 'Quét mã để chuyển khoản',
      paid: 'Nạp tiền thành công',
      expired: 'Mã QR đã hết thời gian',
      cancelled: 'Đã hủy giao dịch',
    } satisfies Record<RechargeQrStep, string>,
    money: 'Số tiền',
    hint: `Nạp ít nhất ${formatMoney(MINIMUM_RECHARGE)}, viết như thường ngày: 50.000, 500k, 1,5tr.`,
    bank: 'Ngân hàng nhận',
    chooseBank: 'Chọn ngân hàng',
    sumFirst: 'Nhập số tiền để chọn ngân hàng',
    submit: 'Tạo mã QR',
    creating: 'Đang tạo mã…',
    unsure: 'Kết nối bị ngắt. Đang hỏi lại máy chủ; bạn sẽ không có hai mã cho một lần nạp.',
    askNow: 'Hỏi lại ngay',
    refused: 'Chưa tạo được mã QR.',
    code: (content: string) => `Mã QR chuyển khoản, nội dung ${content}`,
    content: 'Nội dung',
    account: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    validFor: 'Mã còn hiệu lực',
    checking: 'Đang kiểm tra…',
    cancel: 'Hủy giao dịch',
    cancelling: 'Đang hủy…',
    cancelFailed: 'Chưa hủy được giao dịch.',
    credited: (money: string) => `${money} đã vào số dư của bạn.`,
    stillCredited: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng đủ khi ngân hàng xác nhận.',
    again: 'Nạp lần nữa',
  },

  /** '2 ngày 5 giờ', '12 phút 30 giây': the two largest parts. */
  left({ days, hours, minutes, seconds }: RemainingTime): string {
    if (days > 0) return `${days} ngày ${hours} giờ`;
    if (hours > 0) return `${hours} giờ ${minutes} phút`;
    return minutes > 0 ? `${minutes} phút ${seconds} giây` : `${seconds} giây`;
  },
} as const;
