import { fileSize } from '../file-size.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.pictureField`. */
export const pictureFieldWords: WordGroup<'pictureField'> = {
  name: 'pictureField',
  vietnamese: {
    choose: 'Chọn ảnh',
    dropHere: 'Thả ảnh vào đây',
    take: 'Chụp ảnh',
    replace: 'Đổi ảnh',
    remove: 'Bỏ ảnh',
    chooseNamed: (label) => `${label}: Chọn ảnh`,
    takeNamed: (label) => `${label}: Chụp ảnh`,
    replaceNamed: (label) => `${label}: Đổi ảnh`,
    removeNamed: (label) => `${label}: Bỏ ảnh`,
    preview: (label) => `Ảnh đã chọn: ${label}`,
    chosen: 'Đã chọn',
    chosenFile: (fileName) => `Đã chọn ${fileName}`,
    size: fileSize,
    kinds: (limit) => `JPEG hoặc PNG, tối đa ${limit}`,
    notAPicture: 'Chỉ tải lên được ảnh JPEG hoặc PNG. Hãy chọn tệp khác.',
    tooLarge: (size, limit) => `Ảnh nặng ${size}. Hãy chọn ảnh tối đa ${limit}.`,
    unreadable: 'Không mở được ảnh này. Hãy chọn ảnh khác.',
    uploading: (percent) => `Đang tải lên ${percent}%`,
    uploadOf: (label) => `Tải lên: ${label}`,
  },
};
