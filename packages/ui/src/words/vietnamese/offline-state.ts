import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.offlineState`. */
export const offlineStateWords: WordGroup<'offlineState'> = {
  name: 'offlineState',
  vietnamese: {
    lost: 'Mất kết nối.',
    updatedAt: 'Cập nhật lúc',
    nothingYet: 'Số liệu sẽ hiện khi có mạng lại.',
  },
};
