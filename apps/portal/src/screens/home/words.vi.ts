import { noData } from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/** The landing page. Numbers and promises are the specification's (sections 1 and 9) or come from the API. */
export const homeWords = defineWords('screens/home/words', {
  navigation: 'Trong trang này',
  services: 'Dịch vụ',
  prices: 'Bảng giá',
  contact: 'Liên hệ',
  account: 'Tài khoản',
  logIn: 'Đăng nhập',
  register: 'Đăng ký',
  manage: 'Trang quản lý',

  hero: {
    title: ['Thuê máy trạm từ\u00A0xa,', 'trả tiền theo giờ'] as readonly string[],
    leadBefore:
      'PC vật lý có GPU, VPS và máy cloud cho render, dựng phim, chơi game. Giá thuê chỉ từ ',
    leadPrice: '15.000\u00A0VNĐ',
    leadAfter: ', cấu hình Dual Xeon đến 44 nhân, GPU 12GB.',
    start: 'Tạo tài khoản',
    seePrices: 'Xem bảng giá',
    points: {
      pay: 'Nạp tiền bằng mã QR ngân hàng',
      total: 'Thấy tổng tiền trước khi thuê',
      contract: 'Hợp đồng ký điện tử',
    },
  },

  calculator: {
    title: 'Tính tiền thuê',
    note: 'Chưa gồm giảm giá theo tài khoản',
    package: 'Cấu hình',
    option: (name: string, gpu: string) => `${name} · ${gpu}`,
    unit: 'Tính theo',
    period: 'Thời gian',
    units: { hour: 'Giờ', day: 'Ngày', month: 'Tháng' },
    unitsSmall: { hour: 'giờ', day: 'ngày', month: 'tháng' },
    /** @param _count how many @param unit 'giờ', 'ngày', 'tháng' */
    unitOf: (_count: number, unit: string) => unit,
    total: 'Tổng tiền',
    currency: 'VNĐ',
    formula: (period: number, unit: string, price: string) => `${period} ${unit} × ${price}`,
    enterPeriod: 'Nhập thời gian thuê',
    sameDay: (start: string, end: string) => `${start} → ${end}`,
    thisYear: (time: string, day: string) => `đến ${time} ${day}`,
    otherYear: (date: string) => `đến ${date}`,
    rent: 'Thuê ngay',
  },

  day: {
    title: 'Giờ chạy máy và giờ hỗ trợ',
    machines: 'Máy chạy 24/7',
    support: (hours: string) => `Hỗ trợ ${hours}`,
    now: (time: string) => `Bây giờ ${time}`,
  },

  offers: {
    title: 'Ba cách thuê',
    from: (price: string) => `Từ ${price}/giờ`,
    physical: {
      text: 'PC vật lý chạy Windows, card 4080 và 4090. Dành cho dựng 3D, render và game nặng.',
      points: [
        'RTX 4080 16GB, RTX 4090 24GB',
        'Chạy Windows trên máy thật',
        'Kết nối bằng Remote Desktop',
      ] as readonly string[],
    },
    server: {
      title: 'Thuê máy chủ vật lý',
      text: 'Thuê nguyên máy chủ, chạy liên tục ngày đêm cho render, lưu trữ hoặc dịch vụ của bạn.',
      points: ['Dual Xeon đến 44 nhân', 'GPU 12GB'] as readonly string[],
      /** The machine runs all day, people answer for a part of it. @param hours '8h30 – 23h00' */
      hours: (hours: string) => `Chạy 24/7, người hỗ trợ trả lời ${hours}`,
    },
    virtual: {
      title: 'PC ảo',
      text: 'Máy ảo có GPU riêng, giá thấp nhất trong bảng. Đủ cho chơi game và dựng hình vừa phải.',
      points: [
        'Xeon 2680V4 và 2696V4',
        'Card 1080, 1080Ti, 3060',
        'Thuê theo giờ, ngày, tháng',
      ] as readonly string[],
    },
  },

  table: {
    title: 'Bảng giá',
    unit: 'Đơn vị: VNĐ',
    columns: {
      name: 'Gói',
      cpu: 'CPU',
      gpu: 'GPU',
      ram: 'RAM',
      ssd: 'SSD',
      os: 'Hệ điều hành',
      hour: 'Theo giờ',
      day: 'Theo ngày',
      month: 'Theo tháng',
      action: 'Thuê',
    },
    per: { hour: 'VNĐ/giờ', day: 'VNĐ/ngày', month: 'VNĐ/tháng' },
    rent: 'Thuê ngay',
    rentPackage: (name: string) => `Thuê ngay ${name}`,
    free: 'Còn máy',
    taken: 'Hết máy',
    loading: 'Đang tải bảng giá…',
    failed: 'Chưa tải được bảng giá',
    failedText: 'Kết nối bị ngắt. Phần còn lại của trang vẫn xem được bình thường.',
    reload: 'Tải lại',
    /** Specification, section 8. */
    empty: noData,
    emptyText: 'Các gói máy sẽ hiện ở đây khi có.',
    noRefund: 'Không hoàn tiền sau khi đã thuê máy.',
    locked: 'Tài khoản vi phạm điều khoản sẽ bị khóa vĩnh viễn.',
  },

  facts: {
    title: 'Cần biết trước khi thuê',
    data: 'Dữ liệu khi hết giờ thuê',
    installed: 'Đã cài sẵn',
    location: 'Nơi đặt máy',
    invoices: 'Hóa đơn',
  },

  steps: {
    title: 'Cách bắt đầu',
    list: [
      {
        title: 'Nạp tiền vào số dư',
        text: 'Quét mã QR ngân hàng, từ 50.000\u00A0VNĐ. Tiền vào số dư khi ngân hàng xác nhận.',
      },
      {
        title: 'Chọn máy và thời gian',
        text: 'Xem trước tổng tiền, mức giảm giá và số dư còn lại rồi mới bấm thuê.',
      },
      {
        title: 'Mở Remote Desktop',
        text: 'Tải file kết nối, đăng nhập và làm việc. Gia hạn bất cứ lúc nào trước khi hết giờ.',
      },
    ] as readonly { readonly title: string; readonly text: string }[],
  },

  footer: {
    title: 'Liên hệ',
    text: (hours: string) =>
      `Hỗ trợ ${hours} mỗi ngày. Ngoài giờ này máy vẫn chạy, bạn cứ để lại tin nhắn qua Zalo hoặc email.`,
    hotline: 'Hotline',
    zalo: 'Zalo',
    email: 'Email',
    office: 'Văn phòng',
    terms: 'Điều khoản sử dụng',
    guide: 'Hướng dẫn sử dụng',
    rights: (year: number, name: string) => `© ${year} ${name}`,
  },
});

export type HomeWords = (typeof homeWords)['vi'];
