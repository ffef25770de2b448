import { defineWords } from '../../app/words.ts';

/** Words of VPS order management. Columns, filters and dialog: specification, section 2; art direction, sections 7 and 10. */
export const vpsOrdersWords = defineWords('screens/vps-orders/words', {
  title: 'Quản lý đơn VPS',
  lead: 'Mọi VPS bạn đã thuê, đang chạy và đã kết thúc.',
  rent: 'Thuê VPS',
  export: 'Xuất file',
  exporting: 'Đang tạo…',
  exported: 'Đã tải danh sách đơn VPS',
  filters: {
    title: 'Lọc đơn VPS',
    config: 'Tên cấu hình',
    configPlaceholder: 'Nhập tên',
  },
  table: 'Đơn thuê VPS',
  columns: {
    id: 'Mã VPS',
    /** SSH address of Ubuntu, else the remote IP. */
    address: 'SSH / IP remote',
    user: 'User',
    password: 'Mật khẩu',
    config: 'Cấu hình',
    os: 'Hệ điều hành',
    price: 'Giá tháng (VNĐ)',
    priceLong: 'Giá mỗi tháng',
    discount: 'Giảm giá',
    months: 'Số tháng',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    status: 'Trạng thái',
    action: 'Thao tác',
  },
  /** Not there before the server is. */
  notYet: 'Chưa có',
  /** There is one, but not in the answer that is kept for the time without a network. */
  notKept: 'Không lưu trên thiết bị này',
  beingMade: 'Đang tạo máy',
  /** @param percent 0 to 100 */
  discount: (percent: number) => (percent === 0 ? 'Không giảm' : `Giảm ${percent}%`),
  action: 'Thao tác',
  /** For screen readers, where every row has such a button. @param config its configuration @param id short id of the VPS */
  /** What a row's buttons are about, for screen readers. @param config name of the configuration @param id short id of the VPS */
  rowName: (config: string, id: string) => `${config}, mã ${id}`,
  actionLabel: (config: string, id: string) => `Thao tác với ${config}, mã ${id}`,
  empty: 'Bạn chưa thuê VPS nào. Đơn thuê hiện ở đây ngay khi bạn thuê.',
  failed: {
    title: 'Chưa tải được đơn VPS',
    unaffected: 'Các VPS bạn đang thuê vẫn chạy bình thường.',
  },
  dialog: {
    /** @param config name of the configuration */
    title: (config: string) => `Thao tác với ${config}`,
    connect: 'Kết nối',
    ssh: 'Địa chỉ SSH',
    remote: 'IP remote',
    password: 'Mật khẩu',
    downloads: 'Tải về',
    rdp: {
      label: 'File Remote Desktop',
      detail: 'Mở file rồi đăng nhập bằng user và mật khẩu ở trên',
    },
    tunnel: { label: 'Tải tunnel', detail: 'Đường riêng từ thiết bị của bạn tới VPS' },
    downloading: 'Đang tải…',
    /** @param name of the configuration with its system */
    downloaded: (name: string) => `Đã tải file Remote Desktop của ${name}`,
    beingMade: {
      lead: 'VPS đang được tạo.',
      detail: 'Địa chỉ, user, mật khẩu và các file tải về có ngay khi máy sẵn sàng.',
    },
    notKept: {
      lead: 'Thông tin kết nối không lưu trên thiết bị này.',
      detail: 'Bạn kết nối mạng rồi tải lại để xem.',
    },
    ended: 'Đơn VPS này đã kết thúc.',
    extend: 'Gia hạn',
    /** @param total a sum with its unit */
    submit: (total: string) => `Gia hạn, trả ${total}`,
    submitWithoutPrice: 'Gia hạn',
    refused: 'Chưa gia hạn được VPS.',
  },
});
