import type { PcImageStatus } from '@tram/machines/pc-image';
import type { RemainingTime } from '@tram/machines/rules';
import { formatMoney, MINIMUM_RECHARGE } from '@tram/machines/rules';
import type { SessionReason } from '@tram/machines/session';

/** Every word that the customer reads. Statuses are the specification's (section 4). */
export const words = {
  product: 'Trạm',
  loading: 'Đang tải…',
  reload: 'Tải lại',
  noData: 'Không có dữ liệu',
  connectionLost: 'Mất kết nối với máy chủ, đang thử lại…',

  login: {
    title: 'Đăng nhập',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    submitting: 'Đang đăng nhập…',
    again: 'Đăng nhập lại',
    out: 'Đăng xuất',
    accountFailed: 'Chưa tải được tài khoản của bạn.',
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
    locked: 'Tài khoản đã bị khóa.',
  },

  balance: 'Số dư',

  pcs: {
    title: 'Máy của bạn',
    none: 'Bạn chưa có máy nào.',
    failed: 'Chưa tải được danh sách máy.',
    /** What the list last said stays; it may be old. */
    stale: 'Chưa cập nhật được danh sách máy.',
    package: 'Gói',
    address: 'Địa chỉ nội bộ',
    left: 'Còn lại',
    download: 'Tải file Remote Desktop',
    downloading: 'Đang tải file…',
    ready: (name: string) => `Máy “${name}” đã sẵn sàng.`,
    statuses: {
      notRented: 'Chưa thuê',
      waiting: 'Chờ tạo máy',
      ready: 'Sẵn sàng',
      ending: 'Hết giờ',
      unknown: 'Chưa rõ',
      gone: 'Đã xóa',
    } satisfies Record<PcImageStatus, string>,
  },

  recharge: {
    title: 'Nạp tiền',
    money: 'Số tiền',
    hint: `Nạp ít nhất ${formatMoney(MINIMUM_RECHARGE)}, viết như thường ngày: 50.000, 500k, 1,5tr.`,
    asMoney: (money: number) => `= ${formatMoney(money)}`,
    bank: 'Ngân hàng nhận',
    chooseBank: 'Chọn ngân hàng',
    amountFirst: 'Nhập số tiền để chọn ngân hàng',
    submit: 'Tạo mã QR',
    creating: 'Đang tạo mã…',
    unsure: 'Kết nối bị ngắt. Đang hỏi lại máy chủ; bạn sẽ không có hai mã cho một lần nạp.',
    askNow: 'Hỏi lại ngay',
    refused: 'Chưa tạo được mã QR.',
    notFound: 'Không tìm thấy giao dịch này.',
    scan: 'Quét mã để chuyển khoản',
    qr: (money: number, content: string) =>
      `Mã QR chuyển ${formatMoney(money)}, nội dung ${content}`,
    validFor: 'Mã còn hiệu lực',
    checking: 'Đang kiểm tra…',
    accountNumber: 'Số tài khoản',
    accountHolder: 'Chủ tài khoản',
    content: 'Nội dung',
    cancel: 'Hủy giao dịch',
    cancelling: 'Đang hủy…',
    cancelFailed: 'Chưa hủy được giao dịch.',
    paid: 'Nạp tiền thành công',
    credited: (money: number) => `${formatMoney(money)} đã vào số dư của bạn.`,
    late: 'Tiền về sau khi mã hết hiệu lực và vẫn được cộng đủ.',
    beforeCancel: 'Tiền đã về trước khi hủy, nên giao dịch này không bị hủy.',
    expired: 'Mã QR đã hết thời gian',
    cancelled: 'Đã hủy giao dịch',
    stillCredited: 'Nếu bạn đã chuyển khoản, tiền vẫn được cộng đủ khi ngân hàng xác nhận.',
    again: 'Nạp lần nữa',
    close: 'Đóng',
  },

  /** '2 ngày 5 giờ', '12 phút 30 giây': the two largest parts. */
  left({ days, hours, minutes, seconds }: RemainingTime): string {
    if (days > 0) return `${days} ngày ${hours} giờ`;
    if (hours > 0) return `${hours} giờ ${minutes} phút`;
    return minutes > 0 ? `${minutes} phút ${seconds} giây` : `${seconds} giây`;
  },
} as const;
