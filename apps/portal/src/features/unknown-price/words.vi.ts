import { defineWords } from '../../app/words.ts';

/** Words of a payment whose price nobody knows. */
export const unknownPriceWords = defineWords('features/unknown-price/words', {
  lead: 'Chưa có giá của gói này.',
  detail: 'Bạn chưa thanh toán được lúc này. Hãy tải lại trang sau ít phút hoặc liên hệ hỗ trợ.',
  close: 'Đóng',
});
