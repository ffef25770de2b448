import { defineWords } from '../../app/words.ts';

/** Words of My PCs. Specification, sections 2, 4 and 5; art direction, sections 5, 9 and 10. */
export const pcsWords = defineWords('screens/pcs/words', {
  title: 'Thuê PC GPU',
  lead: 'Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.',
  create: 'Tạo PC',
  more: 'Xem thêm',
  loadingMore: 'Đang tải…',
  empty: 'Bạn chưa có PC nào. Tạo một PC, rồi chọn thời gian thuê.',
  failed: 'Chưa tải được danh sách máy',
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
    lifecycle: 'Vòng đời máy',
    lifecycleOpen: 'Xem các bước',
    estimate: 'Dự kiến dùng đến',
    units: { hour: 'giờ', day: 'ngày', month: 'tháng' },
    perHour: 'VNĐ/giờ',
    perDay: 'VNĐ/ngày',
    perMonth: 'VNĐ/tháng',
    prices: 'Giá thuê',
    foldedPrices: 'Giá, RAM, SSD, mã máy',
    /** Where the prices stand above already. */
    folded: 'RAM, SSD, mã máy',
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
    play: 'Play',
    times: 'Xem giờ trống',
    notify: 'Báo cho tôi khi máy sẵn sàng',
    deleteShort: 'Xóa',
  },
});
