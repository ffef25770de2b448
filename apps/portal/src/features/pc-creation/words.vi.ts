import { defineWords } from '../../app/words.ts';

/** Words of the dialog that creates a PC. Specification, sections 2, 5 and 8. */
export const pcCreationWords = defineWords({
  title: 'Tạo PC',
  subtitle: 'Tạo trước, chưa trừ tiền. Bạn chọn thời gian thuê ở bước sau.',
  package: 'Gói cấu hình',
  name: 'Tên PC',
  placeholder: 'Ví dụ: Render Tết',
  perHour: 'VNĐ/giờ',
  full: 'Đang hết máy, bạn vẫn tạo được và thuê khi có máy trống.',
  cancel: 'Hủy',
  submit: 'Tạo PC',
  submitting: 'Đang tạo…',
  created: 'Tạo thành công',
  refused: 'Chưa tạo được PC.',
  packagesFailed: {
    title: 'Chưa tải được các gói cấu hình',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
  packagesEmpty: 'Chưa có gói cấu hình nào để chọn.',
  loading: 'Đang tải các gói cấu hình…',
});
