import { defineWords } from '../../app/words.ts';

const vietnamese = {
  figure: '404',
  title: 'Oops!',
  message: "404 - The Page can't be found",
  explanation: 'Đường dẫn này không có trang nào. Có thể bạn gõ nhầm, hoặc trang đã được đổi chỗ.',
  home: 'Về trang chủ',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** The two English lines are the specification's (section 2). */
export const notFoundWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
