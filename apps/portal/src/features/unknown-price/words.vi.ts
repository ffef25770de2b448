import { defineWords } from '../../app/words.ts';

const vietnamese = {
  lead: 'Chưa có giá của gói này.',
  detail: 'Bạn chưa thanh toán được lúc này. Hãy tải lại trang sau ít phút hoặc liên hệ hỗ trợ.',
  close: 'Đóng',
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** Words of a payment whose price nobody knows. */
export const unknownPriceWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
