import { defineWords } from '../../app/words.ts';

/** Words of the user guides. Specification, section 2. */
export const userGuidesWords = defineWords('screens/user-guides/words', {
  title: 'Hướng dẫn sử dụng',
  lead: 'Mỗi bài mở trong một tab mới.',
  list: 'Các bài hướng dẫn',
  empty: 'Các bài hướng dẫn sẽ hiện ở đây.',
  failed: 'Chưa tải được các bài hướng dẫn',
});
