/** Vietnamese of the date fields. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';
import { inSentence } from '../in-sentence.ts';

export const dateFieldWords: KitWords['dateField'] = {
  locale: 'vi-VN',
  placeholder: 'ngày/tháng/năm',
  open: (label) => `Mở lịch, ${inSentence(label)}`,
  calendar: (label) => `Lịch, ${inSentence(label)}`,
  close: 'Đóng lịch',
  notLoaded: 'Chưa tải được lịch. Bạn có thể gõ ngày, hoặc bấm mở lịch lần nữa.',
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  month: 'Tháng',
  monthNamed: (month) => `Tháng ${month}`,
  year: 'Năm',
  today: 'Hôm nay',
  clear: 'Xóa ngày',
  unreadable: 'Nhập ngày theo thứ tự ngày/tháng/năm, ví dụ 05/11/2026.',
  shortYear: 'Nhập năm đủ bốn chữ số, ví dụ 05/11/2026.',
  noSuchDay: (text) => `Không có ngày ${text}. Kiểm tra lại ngày và tháng.`,
  tooEarly: (first) => `Ngày phải từ ${first} trở đi.`,
  tooLate: (last) => `Ngày không được sau ${last}.`,
};

export const dateRangeFieldWords: KitWords['dateRangeField'] = {
  from: 'Từ ngày',
  to: 'Đến ngày',
  fault: (end, fault) => `${end}: ${inSentence(fault)}`,
};
