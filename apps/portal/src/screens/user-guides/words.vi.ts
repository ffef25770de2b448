import { defineWords } from '../../app/words.ts';

const vietnamese = {
  title: 'Hướng dẫn sử dụng',
  lead: 'Mỗi bài mở trong một thẻ mới.',
  list: 'Các bài hướng dẫn',
  empty: 'Các bài hướng dẫn sẽ hiện ở đây.',
  failed: {
    title: 'Chưa tải được các bài hướng dẫn',
    unaffected: 'Các máy bạn đang thuê vẫn chạy bình thường.',
  },
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of the user guides. Specification, section 2. */
export const userGuidesWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
