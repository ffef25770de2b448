/** Vietnamese of buttons, links, and of the forms that open pages have too. */

export const buttonWords = {
  /** Stands in a busy button in place of its label. */
  sending: 'Đang gửi…',
};

/** Vietnamese of `KitWords.form`: the messages of a form come in Vietnamese. */
export const formWords = {
  /**
   * What a schema or a server says, below a field and in the title of a toast, in the words of the language: their messages come
   * in one. What is not known stays as it came.
   */
  message: (message: string) => message,
};

export const linkWords = {
  /** Spoken after a link that opens a new tab. */
  newTab: 'mở trong tab mới',
};

export const fieldWords = {
  /** Follows the label of a field that may stay empty; every other field is required. */
  optional: 'không bắt buộc',
};

export const errorSummaryWords = {
  /** Heading; `count` fields are wrong. Announced again as they become fewer. */
  left: (count: number) => `Còn ${count} mục cần sửa`,
};

export const passwordFieldWords = {
  show: 'Hiện mật khẩu',
  hide: 'Ẩn mật khẩu',
};
