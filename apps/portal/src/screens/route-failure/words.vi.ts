import { defineWords } from '../../app/words.ts';

const vietnamese = {
  title: 'Unexpected Application Error!',
  explanation:
    'Màn hình này gặp lỗi ngoài dự kiến. Máy đang thuê và số dư của bạn không bị ảnh hưởng.',
  reload: 'Tải lại trang',
  home: 'Về trang chủ',
  details: 'Chi tiết lỗi',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** The title is the specification's (section 2). */
export const routeFailureWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
