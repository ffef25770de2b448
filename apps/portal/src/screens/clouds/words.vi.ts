import type { CloudImageCommand } from '@tram/machines/cloud-image/rules';
import { defineWords } from '../../app/words.ts';

/** What a machine is doing, over the stripes of its display. */
const atWork: Readonly<Record<CloudImageCommand | 'unknown', string>> = {
  start: 'Đang bật máy…',
  restart: 'Đang khởi động lại…',
  shutdown: 'Đang tắt máy…',
  backup: 'Đang sao lưu…',
  restore: 'Đang khôi phục…',
  deleteVm: 'Đang xóa máy ảo…',
  delete: 'Đang xóa máy…',
  unknown: 'Máy đang bận…',
};

/** Words of the cloud rental list. Specification, sections 2, 4 and 9; art direction, sections 5, 6 and 10. */
export const cloudsWords = defineWords('screens/clouds/words', {
  title: 'Thuê cloud gaming/render',
  lead: 'Máy cloud của bạn. Tắt máy để ngừng tính giờ dùng.',
  /** Specification, section 2. */
  create: 'Create Cloud',
  more: 'Xem thêm',
  loadingMore: 'Đang tải…',
  empty: 'Bạn chưa có máy cloud nào. Chọn một gói, máy sẽ hiện ở đây.',
  failed: 'Chưa tải được danh sách máy cloud',
  card: {
    account: 'Tài khoản',
    password: 'Mật khẩu',
    noMachine: 'Chưa có máy ảo',
    address: 'IP remote',
    rental: 'Tình trạng thuê',
    extension: 'Gia hạn',
    extended: 'Đã gia hạn',
    notExtended: 'Chưa gia hạn',
    hardware: 'Phần cứng thêm',
    request: 'Yêu cầu',
    noHardware: 'Không có',
    backup: 'Bản sao lưu',
    noBackup: 'Chưa có',
    /** There is one, but not in the answer that is kept for the time without a network. */
    notKept: 'Không lưu trên thiết bị này',
    id: 'Mã máy',
    created: 'Tạo lúc',
    lifecycle: 'Vòng đời máy',
    lifecycleOpen: 'Xem các bước',
    foldHint: 'Phần cứng, bản sao lưu, mã máy',
    /** While it is being made. */
    note: 'Nút thao tác sẽ hiện khi máy tạo xong.',
  },
  display: {
    creating: 'Đang tạo máy…',
    creatingLead: 'Trang tự cập nhật khi máy xong. Bạn có thể rời trang này.',
    atWork,
    atWorkLead: 'Trang tự cập nhật khi máy xong.',
    /** @param time HH:mm */
    since: (time: string) => `Bắt đầu lúc ${time}`,
    /** The answer to a command was lost. */
    checkingLead: 'Chưa nhận được trả lời của máy chủ, chúng tôi đang kiểm tra máy.',
    sessionLeft: 'Phiên này còn',
    /** @param time HH:mm */
    startedAt: (time: string) => `Bật lúc ${time}`,
    /** @param time HH:mm */
    endsAt: (time: string) => `Dự kiến tắt ${time}`,
    /** What ends a session. */
    limits: {
      session: 'hết giờ của phiên',
      hours: 'hết giờ dùng',
      days: 'hết hạn dùng',
    },
    longestSession: 'Mỗi phiên tối đa',
    hour: 'giờ',
    lastStart: 'Lần bật gần nhất',
    neverStarted: 'Chưa bật lần nào',
    status: 'Trạng thái',
    running: 'Đang chạy',
    closing: 'Đã hết phiên, đang kiểm tra…',
    ending: 'Đã hết hạn, đang kiểm tra…',
    expiredOn: 'Hết hạn ngày',
    hoursUsed: 'Đã dùng hết giờ',
    /** @param days @param hours of an extension, or a dash */
    extension: (days: number | string, hours: number | string) =>
      `Gia hạn thêm ${days} ngày, ${hours} giờ`,
    unknown: 'Trạng thái chưa rõ',
    deleted: 'Đã xóa',
  },
  meters: {
    hours: 'Giờ dùng còn lại',
    days: 'Hạn dùng',
    /** While it runs. @param hours in all */
    estimated: (hours: number) => ` / ${hours} giờ, ước tính`,
    /** @param hours in all */
    ofHours: (hours: number) => ` / ${hours} giờ`,
    /** @param date DD/MM/YYYY */
    until: (date: string) => `, đến ${date}`,
    /** @param text '1 ngày' */
    left: (text: string) => `Còn ${text}`,
    over: 'Đã hết',
  },
  actions: {
    start: 'Bật máy',
    starting: 'Đang bật…',
    remoteDesktop: 'Remote Desktop',
    downloading: 'Đang tải…',
    play: 'Chơi game',
    shutdown: 'Tắt máy',
    extend: 'Gia hạn',
    backup: 'Sao lưu',
    more: 'Thao tác',
    machine: 'Máy',
    rental: 'Thuê',
    restart: 'Khởi động lại',
    restartDetail: 'Phiên đang mở sẽ ngắt',
    restore: 'Khôi phục',
    restoreDetail: 'Về bản sao lưu gần nhất',
    /** @param replaces whether there is a backup that the new one takes the place of */
    backupDetail: (replaces: boolean): string =>
      replaces ? 'Thay bản sao lưu trước' : 'Lưu lại để khôi phục khi cần',
    tunnel: 'Tải tunnel',
    tunnelDetail: 'Đường riêng tới máy',
    hardware: 'Thêm phần cứng',
    hardwareDetail: 'Tính tiền từ lần gia hạn tới',
    history: 'Lịch sử',
    historyDetail: 'Các phiên đã chạy',
    deleteVm: 'Xóa máy ảo, giữ gói',
    deleteVmDetail: (hasBackup: boolean): string =>
      hasBackup ? 'Giữ lại thời gian thuê và bản sao lưu' : 'Giữ lại thời gian thuê',
    delete: 'Xóa hẳn máy cloud',
    /** @param time DD/MM/YYYY HH:mm:ss */
    until: (time: string) => `Hạn dùng đến ${time}`,
  },
  confirm: {
    restart: {
      title: (name: string) => `Khởi động lại “${name}”?`,
      body: 'Phiên Remote Desktop đang mở sẽ ngắt, việc chưa lưu trong máy sẽ mất. Giờ dùng vẫn tính.',
      submit: 'Khởi động lại',
    },
    shutdown: {
      title: (name: string) => `Tắt “${name}”?`,
      body: 'Phiên đang chạy kết thúc và giờ dùng ngừng tính. Việc chưa lưu trong máy sẽ mất.',
      submit: 'Tắt máy',
    },
    backup: {
      title: (name: string) => `Sao lưu “${name}”?`,
      body: (hasBackup: boolean): string =>
        hasBackup
          ? 'Bản sao lưu mới thay bản trước.'
          : 'Đây là bản sao lưu đầu tiên của máy. Bạn có thể khôi phục máy về bản này khi cần.',
      submit: 'Sao lưu',
    },
    restore: {
      title: (name: string) => `Khôi phục “${name}”?`,
      body: 'Máy trở về bản sao lưu gần nhất. Những gì làm sau bản đó sẽ mất.',
      submit: 'Khôi phục',
    },
    'delete-vm': {
      title: (name: string) => `Xóa máy ảo của “${name}”?`,
      body: (hasBackup: boolean): string =>
        `Dữ liệu trong máy ảo mất hẳn. Thời gian thuê${hasBackup ? ' và bản sao lưu' : ''} được giữ lại, lần bật sau tạo máy ảo mới.`,
      submit: 'Xóa máy ảo, giữ gói',
    },
    delete: {
      title: (name: string) => `Xóa hẳn “${name}”?`,
      body: (hasBackup: boolean): string =>
        `Máy, ${hasBackup ? 'bản sao lưu và ' : ''}thời gian thuê còn lại mất hẳn. Không hoàn tiền.`,
      submit: 'Xóa hẳn máy cloud',
    },
  },
  /** Specification, section 8: no machine is left. */
  imageOut: {
    title: (name: string) => `Chưa bật được “${name}”`,
    again: 'Bật lại',
    close: 'Đóng',
  },
});
