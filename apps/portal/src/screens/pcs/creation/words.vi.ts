import { defineWords } from '../../../app/words.ts';

/** Words of the dialog that creates a PC. Specification, sections 2, 5 and 8. */
export const pcCreationWords = defineWords('screens/pcs/creation/words', {
  title: 'Tạo PC',
  subtitle: 'Tạo trước, chưa trừ tiền. Bạn chọn thời gian thuê ở bước sau.',
  package: 'Gói cấu hình',
  name: 'Tên PC',
  placeholder: 'Ví dụ: Render Tết',
  perHour: 'VNĐ/giờ',
  /** Two sums in VND; the unit stands beside that of an hour. */
  longer: (day: string, month: string) => `${day}/ngày · ${month}/tháng`,
  full: 'Đang hết máy, bạn vẫn tạo được và thuê khi có máy trống.',
  /** @param moment '23:15 22/11/2026' */
  expected: (moment: string) => `Đang hết máy, ước tính có máy trống lúc ${moment}.`,
  cancel: 'Hủy',
  submit: 'Tạo PC',
  submitting: 'Đang tạo…',
  created: 'Tạo thành công',
  refused: 'Chưa tạo được PC.',
  /** Neither the creation nor the list was answered. */
  unknown: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    hint: 'PC có thể đã được tạo. Bạn bấm Tạo PC, chúng tôi xem danh sách trước để không tạo hai máy.',
  },
  packagesFailed: 'Chưa tải được các gói cấu hình',
  packagesEmpty: 'Chưa có gói cấu hình nào để chọn.',
  loading: 'Đang tải các gói cấu hình…',
});
