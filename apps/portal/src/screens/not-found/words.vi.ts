import { defineWords } from '../../app/words.ts';

/** The two English lines are the specification's (section 2). */
export const notFoundWords = defineWords('screens/not-found/words', {
  figure: '404',
  title: 'Oops!',
  message: "404 - The Page can't be found",
  explanation: 'Đường dẫn này không có trang nào. Có thể bạn gõ nhầm, hoặc trang đã được đổi chỗ.',
  home: 'Về trang chủ',
});
