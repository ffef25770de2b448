import { defineWords } from '../../../app/words.ts';

/** Words of the two dialogs of a PC's internet routes. Specification, sections 2 and 4; art direction, `screens/dialogs.png`. */
export const pcRouteWords = defineWords('screens/pcs/routes/words', {
  wan: {
    title: 'Chọn đường internet',
    routes: 'Các đường internet của máy',
    empty: 'Máy này chưa có đường internet nào để chọn.',
    choose: 'Chọn',
    choosing: 'Đang chọn…',
    inUse: 'Đang dùng',
    byDefault: {
      lead: 'Máy đang đi đường mặc định.',
      detail: 'Bạn chọn một đường bên dưới để máy đi đường đó.',
    },
  },
  rotation: {
    title: 'Xoay IP',
    routes: 'Các đường xoay IP của máy',
    empty: 'Máy này chưa có đường xoay IP.',
    /** Specification, section 4. */
    start: 'Start',
    starting: 'Đang lấy…',
    /** Specification, section 4. */
    change: 'Đổi IP',
    changing: 'Đang đổi…',
  },
  release: 'Ngừng dùng',
  releasing: 'Đang ngừng…',
  refused: 'Chưa đổi được đường internet',
  /** The router is giving the route an address. */
  noAddress: 'Đang cấp địa chỉ…',
  /** @param time HH:mm:ss */
  until: (time: string) => `Đổi tiếp được từ ${time}`,
  busy: 'Đang đổi đường internet khác của máy này',
  checking: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    detail: 'Đang xem máy có đổi chưa, lệnh không gửi lại lần nữa.',
  },
  settling: {
    lead: 'Máy đang đổi đường internet.',
    detail: 'Kết quả hiện ở đây khi xong.',
  },
  ending: {
    lead: 'Máy đã hết giờ thuê.',
    detail: 'Đang kiểm tra với máy chủ…',
  },
  notReadable: {
    lead: 'Chưa tải được trạng thái mới nhất.',
    detail: 'Số liệu bên dưới có thể đã cũ, đang thử lại.',
  },
  closed: 'Chỉ đổi được đường internet khi máy đã tạo xong và còn giờ thuê.',
  gone: 'Máy không còn trong danh sách của bạn.',
  unknown: 'Trạng thái máy chưa rõ, bạn tải lại trang rồi thử lại.',
  /** Each with the name of a route: 'WAN01 VNPT'. */
  done: {
    choose: (route: string) => `Đã chọn đường ${route}`,
    release: (route: string) => `Đã ngừng dùng đường ${route}`,
    start: (route: string) => `Bạn đang giữ đường ${route}`,
    change: (route: string) => `Đã đổi IP đường ${route}`,
  },
  /** @param ip the route's public address */
  address: (ip: string) => `IP ${ip}`,
  reasons: {
    notReceived: 'Chưa đổi được đường internet vì mất kết nối, mọi thứ vẫn như cũ. Bạn thử lại.',
    unfinished: 'Bộ định tuyến chưa làm xong. Địa chỉ mới hiện ở đây khi xong.',
    pcChanged: 'Máy vừa đổi địa chỉ, bạn thử lại.',
  },
  about: (name: string) => `Máy “${name}”`,
});
