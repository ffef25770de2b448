import { defineWords } from '../../app/words.ts';

/** Words of the search in a long list of machines. */
export const machineListWords = defineWords('features/machine-list/words', {
  title: 'Tìm máy',
  name: 'Tìm theo tên',
  placeholder: 'Tên máy, gói hoặc tên host',
  /** @param count of the machines that the search leaves */
  found: (count: number) => `${count} máy`,
  /** There are more machines than are read to search them. */
  partly: (count: number) => `Mới tìm trong ${count} máy đầu tiên.`,
  partlyRest: 'Bấm “Xem thêm” để tìm tiếp.',
});
