import { defineWords } from '../../app/words.ts';

export const activityWords = defineWords('features/activity/words', {
  title: 'Thông báo',
  /** Name of the bell. @param count at least 1 */
  news: (count: number) => `Thông báo, ${count} mới`,
  operator: (product: string) => `Thông báo của ${product}`,
  openOperator: 'Mở thông báo',
  /** @param date DD/MM/YYYY */
  day: (date: string) => `Ngày ${date}`,
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  sources: {
    log: 'Log',
    recharge: 'Lịch sử nạp tiền',
    event: 'Sự kiện trực tiếp',
    end: 'Giờ thuê',
    connection: 'Kết nối của trình duyệt này',
  },
  open: {
    log: 'Xem trong log',
    recharge: 'Xem lịch sử nạp',
    event: 'Xem log',
    pc: 'Xem máy PC',
    extend: 'Gia hạn',
    machine: 'Xem máy',
  },
  recharges: {
    /** @param money with its unit @param content of the transfer */
    pending: (money: string, content: string) => `Đang chờ chuyển ${money} (${content})`,
    successful: (money: string, content: string) => `Nạp ${money} thành công (${content})`,
    cancelled: (money: string, content: string) => `Đã hủy giao dịch nạp ${money} (${content})`,
    'timed-out': (money: string, content: string) =>
      `Giao dịch nạp ${money} hết thời gian (${content})`,
    unknown: (money: string, content: string) => `Giao dịch nạp ${money} (${content})`,
  },
  end: {
    /** @param name of the machine @param time '14:28' */
    soon: (name: string, time: string) => `${name} hết giờ lúc ${time}`,
    over: (name: string) => `Đã hết giờ: ${name}`,
  },
  gap: 'Mất kết nối với máy chủ',
  /** @param time HH:mm:ss when it was back */
  gapEnded: (time: string) =>
    `Mất kết nối với máy chủ, có lại lúc ${time}. Sự kiện trong lúc đó chỉ có trong log.`,
  reading: 'Đang tải log và lịch sử nạp tiền',
  failed: {
    lead: 'Danh sách chưa đầy đủ.',
    /** @param parts what could not be read */
    rest: (parts: string) => `Chưa tải được ${parts}.`,
    log: 'log',
    recharge: 'lịch sử nạp tiền',
    again: 'Tải lại',
  },
  empty: 'Thao tác của bạn, tiền nạp và tin của máy sẽ hiện ở đây.',
  /** @param time HH:mm, by the server's clock */
  note: (time: string) =>
    `Log và lịch sử nạp tiền cập nhật lúc ${time}. Ở đây chỉ có phần mới nhất; phần cũ hơn xem trong log.`,
  wholeLog: 'Toàn bộ log',
});
