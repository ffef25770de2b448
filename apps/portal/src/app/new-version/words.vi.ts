import { defineWords } from '../words.ts';

const vietnamese = {
  title: 'Đã có phiên bản mới',
  detail: 'Bạn cứ làm xong việc đang làm. Tải lại lúc nào cũng được, lần mở sau cũng là bản mới.',
  reload: 'Tải lại trang',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of the offer of a new version. */
export const newVersionWords = defineWords<Words>(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
