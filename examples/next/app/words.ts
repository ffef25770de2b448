/** What the page says. The words inside of the kit's components are the kit's own. */
const vietnamese = {
  title: 'Máy của bạn',
  balance: 'Số dư (VNĐ)',
  running: 'Đang chạy',
  perHour: 'VNĐ mỗi giờ',
  hour: 'giờ',
  left: 'Còn lại',
  notRented: 'Chưa thuê',
  making: 'Chờ tạo máy…',
  makingDetail: 'Đang cài Windows. Bạn có thể rời trang này.',
  package: 'Gói',
  graphics: 'GPU',
  open: 'Remote Desktop',
  rent: 'Thuê máy',
  details: 'Giá, cấu hình',
  payments: {
    title: 'Lịch sử nạp tiền',
    none: 'Chưa có lần nạp nào',
    code: 'Mã giao dịch',
    time: 'Thời gian',
    money: 'Số tiền',
    status: 'Trạng thái',
  },
  topUp: {
    title: 'Nạp tiền',
    money: 'Số tiền',
    missing: 'Vui lòng nhập số tiền',
    refusals: { 'too-little': 'Nạp tối thiểu 50.000đ' },
    submit: 'Tạo mã',
    cancel: 'Hủy',
    made: 'Đã tạo giao dịch. Hãy chuyển khoản với nội dung này.',
    content: 'Nội dung chuyển khoản',
    done: 'Đóng',
  },
  theme: 'Giao diện',
  themes: { system: 'Theo máy', light: 'Sáng', dark: 'Tối', contrast: 'Tương phản cao' },
  language: 'Ngôn ngữ',
};

export type Words = typeof vietnamese;

const english: Words = {
  title: 'Your machines',
  balance: 'Balance (VND)',
  running: 'Running',
  perHour: 'VND an hour',
  hour: 'h',
  left: 'Time left',
  notRented: 'Not rented',
  making: 'Being made…',
  makingDetail: 'Windows is being installed. You can leave this page.',
  package: 'Package',
  graphics: 'GPU',
  open: 'Remote Desktop',
  rent: 'Rent',
  details: 'Price, specification',
  payments: {
    title: 'Top-ups',
    none: 'No top-ups yet',
    code: 'Transaction',
    time: 'Time',
    money: 'Amount',
    status: 'Status',
  },
  topUp: {
    title: 'Top up',
    money: 'Amount',
    missing: 'Enter an amount',
    refusals: { 'too-little': 'The least is 50,000 VND' },
    submit: 'Continue',
    cancel: 'Cancel',
    made: 'Now transfer the money with this text.',
    content: 'Text of the transfer',
    done: 'Close',
  },
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  language: 'Language',
};

export const languages: Readonly<Record<'vi' | 'en', Words>> = { vi: vietnamese, en: english };

export function isLanguage(name: string): name is keyof typeof languages {
  return Object.hasOwn(languages, name);
}
