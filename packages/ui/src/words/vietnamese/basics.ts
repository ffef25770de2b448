/** Vietnamese of buttons, links, and of the forms that open pages have too. */
import type { KitWords } from '../KitWords.ts';

export const buttonWords: KitWords['button'] = { sending: 'Đang gửi…' };

/** Vietnamese of `KitWords.form`: the messages of a form come in Vietnamese. */
export const formWords: KitWords['form'] = { message: (message) => message };

export const linkWords: KitWords['link'] = { newTab: 'mở trong thẻ mới' };

export const fieldWords: KitWords['field'] = { optional: 'không bắt buộc' };

export const errorSummaryWords: KitWords['errorSummary'] = {
  left: (count) => `Còn ${count} mục cần sửa`,
};

export const passwordFieldWords: KitWords['passwordField'] = {
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
};
