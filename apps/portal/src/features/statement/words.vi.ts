import { defineWords } from '../../app/words.ts';

export const statementWords = defineWords('features/statement/words', {
  reading: 'Đang tải sao kê',
  /** @param read pages so far @param found pages known of */
  progress: (read: number, found: number) => `${read} / ${found} trang`,
  readingNote:
    'Đọc hết lịch sử nạp tiền, đơn PC, đơn VPS và đơn cloud, mỗi danh sách tối đa 60 trang.',
  failed: {
    title: 'Chưa tải được sao kê',
    unaffected: 'Số dư và các máy bạn đang thuê không bị ảnh hưởng.',
  },
  period: 'Kỳ sao kê',
  all: 'Tất cả các tháng',
  /** @param month 01 to 12 @param year */
  month: (month: string, year: string) => `Tháng ${month}/${year}`,
  print: 'In sao kê',
  csv: 'Tải CSV',
  csvName: 'sao-ke',
  refetch: 'Tải lại',
  figures: {
    opening: 'Số dư đầu kỳ (VNĐ)',
    added: 'Tiền vào (VNĐ)',
    taken: 'Tiền ra (VNĐ)',
    closing: 'Số dư cuối kỳ (VNĐ)',
  },
  /** The same over their numbers, short. */
  strip: {
    opening: 'Đầu kỳ',
    added: 'Tiền vào',
    taken: 'Tiền ra',
    closing: 'Cuối kỳ',
  },
  /** @param balance with its unit @param time HH:mm:ss @param date DD/MM/YYYY */
  source: (balance: string, time: string, date: string) =>
    `Tính lùi từ số dư ${balance}, cập nhật lúc ${time} ngày ${date}. Đơn vị: VNĐ.`,
  /** The panel of pictures. */
  pictures: 'Tiền của bạn đi đâu',
  table: 'Sao kê',
  columns: {
    at: 'Thời gian',
    what: 'Nội dung',
    added: 'Tiền vào (VNĐ)',
    taken: 'Tiền ra (VNĐ)',
    amount: 'Số tiền (VNĐ)',
    after: 'Số dư sau (VNĐ)',
    note: 'Ghi chú',
    /** In the file alone: of the time in the first column. */
    zone: 'Múi giờ',
  },
  empty: 'Kỳ này không có khoản nào. Tiền nạp, tiền thuê và gia hạn sẽ hiện ở đây.',
  /** What the entries do not explain. */
  unexplained: 'Không có trong dữ liệu',
  unexplainedNote:
    'Số dư hiện nay chênh đúng số này so với tổng các khoản bên dưới. Có thể do quản trị viên điều chỉnh, do chuyển khoản sai nội dung, hoặc do một khoản mà hệ thống không cho biết. Vì không rõ lúc nào nên được tính trước khoản đầu tiên.',
  kinds: {
    recharge: 'Nạp tiền',
    rental: 'Thuê',
    extension: 'Gia hạn',
    refund: 'Hoàn tiền',
  },
  subjects: { recharge: '', pc: 'PC', vps: 'VPS', cloud: 'máy cloud' },
  notes: {
    exact: '',
    combined:
      'Gồm cả tiền gia hạn nếu có; các lần gia hạn không có ngày riêng nên được ghi chung vào lúc đặt',
    inferred: 'Theo đơn, máy không tạo được nên tiền đã được hoàn',
    unstated: 'Đã trả rồi được hoàn; số tiền không còn được ghi lại',
  },
  /** Where its own line is in another period. @param amount with its unit */
  unexplainedElsewhere: (amount: string) => `Không có trong dữ liệu: ${amount}.`,
  estimated: 'ước tính',
  estimatedNote:
    'Số dư có chữ “ước tính” đứng giữa những khoản không rõ thời điểm; tổng của kỳ cuối cùng vẫn đúng với số dư hiện nay.',
  changed: {
    lead: 'Số dư đã đổi sau khi tải.',
    rest: 'Sao kê bên dưới chưa có thay đổi đó.',
  },
  gaps: {
    lead: 'Sao kê này chưa đầy đủ.',
    /** @param parts what is missing, with its reasons */
    rest: (parts: string) =>
      `Còn thiếu: ${parts}. Phần thiếu nằm trong dòng “Không có trong dữ liệu”.`,
    sources: {
      recharges: 'lịch sử nạp tiền',
      orders: 'đơn PC',
      histories: 'các lần gia hạn PC',
      vpsOrders: 'đơn VPS',
      cloudImages: 'đơn cloud',
    },
    limit: 'quá 60 trang, chỉ đọc những trang mới nhất',
  },
  printed: {
    title: 'Sao kê tài khoản',
    account: 'Tài khoản',
    period: 'Kỳ',
    /** @param moment DD/MM/YYYY HH:mm:ss */
    at: (moment: string) => `In lúc ${moment}`,
    /** @param zone IANA name */
    zone: (zone: string) => `Ngày giờ theo múi giờ ${zone}`,
    incomplete: 'CHƯA ĐẦY ĐỦ',
  },
});
