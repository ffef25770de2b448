/** Vietnamese of the date fields. A page carries the file where it draws one of its components. */
import { inSentence } from '../in-sentence.ts';

export const dateFieldWords = {
  /** BCP 47 tag of the language in which the calendar names months and days. */
  locale: 'vi-VN',
  /** Stands in an empty field: in which order day, month and year are typed. */
  placeholder: 'ngày/tháng/năm',
  /** Name of the button that opens the calendar; `label` is the field's own. */
  open: (label: string) => `Mở lịch, ${inSentence(label)}`,
  /** Name of the calendar. */
  calendar: (label: string) => `Lịch, ${inSentence(label)}`,
  close: 'Đóng lịch',
  /** The calendar's code did not come. */
  notLoaded: 'Chưa tải được lịch. Bạn có thể gõ ngày, hoặc bấm mở lịch lần nữa.',
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  month: 'Tháng',
  /** One of the twelve; `month` is 1 to 12. */
  monthNamed: (month: number) => `Tháng ${month}`,
  year: 'Năm',
  today: 'Hôm nay',
  clear: 'Xóa ngày',
  /** What is wrong with a text; dates come as DD/MM/YYYY. */
  unreadable: 'Nhập ngày theo thứ tự ngày/tháng/năm, ví dụ 05/11/2026.',
  shortYear: 'Nhập năm đủ bốn chữ số, ví dụ 05/11/2026.',
  noSuchDay: (text: string) => `Không có ngày ${text}. Kiểm tra lại ngày và tháng.`,
  tooEarly: (first: string) => `Ngày phải từ ${first} trở đi.`,
  tooLate: (last: string) => `Ngày không được sau ${last}.`,
};

export const dateRangeFieldWords = {
  from: 'Từ ngày',
  to: 'Đến ngày',
  /** What is wrong with one end; `end` is its label, `fault` one of the sentences of `dateField`. */
  fault: (end: string, fault: string) => `${end}: ${inSentence(fault)}`,
};
