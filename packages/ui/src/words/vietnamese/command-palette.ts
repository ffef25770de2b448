import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.commandPalette`. */
export const commandPaletteWords: WordGroup<'commandPalette'> = {
  name: 'commandPalette',
  vietnamese: {
    label: 'Tìm lệnh',
    placeholder: 'Gõ tên máy, trang hoặc việc cần làm',
    recent: 'Gần đây',
  },
};
