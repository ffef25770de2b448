/** Vietnamese of buttons, links, and of the forms that open pages have too. */
import type { WordGroup } from '../KitWords.ts';

export const buttonWords: WordGroup<'button'> = {
  name: 'button',
  vietnamese: { sending: 'Đang gửi…' },
};

/** Vietnamese of `KitWords.form`: the messages of a form come in Vietnamese. */
export const formWords: WordGroup<'form'> = {
  name: 'form',
  vietnamese: { message: (message) => message },
};

export const linkWords: WordGroup<'link'> = {
  name: 'link',
  vietnamese: { newTab: 'mở trong thẻ mới' },
};

export const fieldWords: WordGroup<'field'> = {
  name: 'field',
  vietnamese: { optional: 'không bắt buộc' },
};

export const errorSummaryWords: WordGroup<'errorSummary'> = {
  name: 'errorSummary',
  vietnamese: { left: (count) => `Còn ${count} mục cần sửa` },
};

export const passwordFieldWords: WordGroup<'passwordField'> = {
  name: 'passwordField',
  vietnamese: { show: 'Hiện mật khẩu', hide: 'Ẩn mật khẩu' },
};
