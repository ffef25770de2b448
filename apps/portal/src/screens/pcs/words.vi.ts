import { defineWords } from '../../app/words.ts';

/** Words of My PCs. Specification, sections 2, 4 and 5; art direction, sections 5, 9 and 10. */
export const pcsWords = defineWords({
  title: 'Thuê PC GPU',
  lead: 'Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.',
  create: 'Tạo PC',
  more: 'Xem thêm',
  loadingMore: 'Đang tải…',
  /** @param shown how many cards are shown now */
  shown: (shown: number) => `Đang hiện ${shown} máy`,
  empty: 'Bạn chưa có PC nào. Tạo một PC, rồi chọn thời gian thuê.',
  failed: {
    title: 'Chưa tải được danh sách máy',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
  card: {
    noHost: 'Chưa gán máy',
    cpu: 'CPU',
    gpu: 'GPU',
    installed: 'Đã cài đặt',
    yes: 'Có',
    no: 'Chưa',
    password: 'Mật khẩu RDP',
    id: 'Mã máy',
    created: 'Tạo lúc',
    estimate: 'Dự kiến dùng đến',
    units: { hour: 'giờ', day: 'ngày', month: 'tháng' },
    perHour: 'VNĐ/giờ',
    perDay: 'VNĐ/ngày',
    perMonth: 'VNĐ/tháng',
    prices: 'Giá thuê',
    foldedPrices: 'Giá, mã máy, ngày tạo',
  },
  display: {
    left: 'Còn lại',
    until: 'Dùng đến',
    status: 'Trạng thái',
    ready: 'Sẵn sàng',
    ending: 'Đã hết giờ, đang kiểm tra…',
    /** Specification, section 4. */
    waiting: 'Chờ tạo máy…',
    waitingLead: 'Đang cài Windows và cấp đường truyền. Bạn có thể rời trang này.',
    /** @param time HH:mm */
    since: (time: string) => `Bắt đầu tạo lúc ${time}`,
    unknown: 'Trạng thái chưa rõ',
    unknownLead: 'Bạn tải lại trang, hoặc liên hệ hỗ trợ nếu vẫn thấy dòng này.',
  },
  actions: {
    /** Specification, section 4. */
    rent: 'Bắt Đầu Thuê',
    /** Specification, section 4. */
    waiting: 'Chờ tạo máy…',
    remoteDesktop: 'Remote Desktop',
    downloading: 'Đang tải…',
    extend: 'Gia hạn',
    more: 'Thao tác',
    machine: 'Máy',
    wake: 'Bật nguồn',
    wakeDetail: 'Khi máy đã tắt từ bên trong Windows',
    connect: 'Thông tin kết nối',
    connectDetail: 'Địa chỉ, tên đăng nhập, mật khẩu',
    reset: 'Reset máy',
    resetDetail: 'Khởi động lại, phiên đang mở sẽ ngắt',
    password: 'Cấp mật khẩu mới',
    passwordDetail: 'Mật khẩu cũ không còn dùng được',
    newPassword: 'Mật khẩu mới',
    delete: 'Xóa PC',
    deleteShort: 'Xóa',
    /** @param time '5 giờ 12 phút' */
    timeLeft: (time: string) => `Dùng đến ${time}`,
  },
  refusals: {
    rented: 'Chỉ xóa được khi máy không còn thuê',
    booting: 'Image đang được boot',
    busy: 'Đang thực hiện thao tác khác, bạn đợi một chút',
    paymentPending: 'Đang chờ kết quả thanh toán',
    ended: 'Máy đã hết giờ thuê',
    notRented: 'Máy chưa được thuê',
    gone: 'Máy không còn trong danh sách',
    unknown: 'Trạng thái máy chưa rõ',
  },
  confirm: {
    cancel: 'Hủy',
    reset: {
      /** @param name of the PC */
      title: (name: string) => `Reset “${name}”?`,
      body: 'Máy khởi động lại. Phiên Remote Desktop đang mở sẽ ngắt, việc chưa lưu trong máy sẽ mất.',
      submit: 'Reset máy',
    },
    password: {
      /** @param name of the PC */
      title: (name: string) => `Cấp mật khẩu mới cho “${name}”?`,
      body: 'Phiên Remote Desktop đang mở sẽ ngắt. Mật khẩu mới hiện ngay ở đây và trong phần quản lý log.',
      submit: 'Cấp mật khẩu mới',
    },
    delete: {
      /** @param name of the PC */
      title: (name: string) => `Xóa “${name}”?`,
      body: 'PC này sẽ biến mất khỏi danh sách của bạn và không lấy lại được.',
      submit: 'Xóa PC',
    },
  },
});
