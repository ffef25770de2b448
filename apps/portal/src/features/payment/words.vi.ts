import { defineWords } from '../../app/words.ts';

const vietnamese = {
  unsure: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    detail: 'Chúng tôi đang hỏi lại với cùng một mã giao dịch, bạn không bị trừ tiền hai lần.',
    ask: 'Hỏi lại ngay',
  },
};

/** What every language of this catalogue has. */
export type Words = typeof vietnamese;

/** What is said of a payment whose answer is not there. Decision record 0010; the same words as a PC's. */
export const paymentWords = defineWords(vietnamese, {
  en: async () => (await import('./words.en.ts')).words,
});
