import { defineWords } from '../../app/words.ts';

/** Words around the extension of an order; the extension's own are the rental dialog's. */
export const extensionWords = defineWords('screens/pc-orders/extension-words', {
  title: (name: string) => `Gia hạn máy “${name}”`,
  titleWithoutName: 'Gia hạn máy',
  gone: 'Máy này không còn trong danh sách của bạn, nên không gia hạn được.',
  failed: {
    title: 'Chưa tải được thông tin máy',
    unaffected: 'Bạn chưa bị trừ tiền, và máy vẫn chạy bình thường.',
  },
});
