import { defineWords } from '../../app/words.ts';

/** Words of a panel of pictures. */
export const picturesWords = defineWords('features/pictures/words', {
  show: 'Xem hình',
  hide: 'Ẩn hình',
});
