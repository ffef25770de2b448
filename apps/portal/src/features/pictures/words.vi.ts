import { defineWords } from '../../app/words.ts';

/** Words of the choice between a list and its pictures. */
export const picturesWords = defineWords('features/pictures/words', {
  show: 'Xem hình',
  hide: 'Xem danh sách',
});
