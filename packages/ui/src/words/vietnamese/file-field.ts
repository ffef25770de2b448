import { fileSize } from '../file-size.ts';
import type { WordGroup } from '../KitWords.ts';

/** Vietnamese of `KitWords.fileField`. */
export const fileFieldWords: WordGroup<'fileField'> = {
  name: 'fileField',
  vietnamese: {
    choose: (several) => (several ? 'Chọn các tệp' : 'Chọn tệp'),
    dropHere: 'Thả tệp vào đây',
    chooseNamed: (label, several) => `${label}: ${several ? 'Chọn các tệp' : 'Chọn tệp'}`,
    chosen: (label) => `Tệp đã chọn: ${label}`,
    remove: (fileName) => `Bỏ tệp ${fileName}`,
    removed: (fileName) => `Đã bỏ tệp ${fileName}`,
    taken: (fileNames) => `Đã chọn ${fileNames.join(', ')}`,
    size: fileSize,
    limits: ({ kinds, size, count }) =>
      [
        ...(kinds === undefined ? [] : [kinds]),
        `tối đa ${size}${count === undefined ? '' : ' mỗi tệp'}`,
        ...(count === undefined ? [] : [`nhiều nhất ${count} tệp`]),
      ]
        .join(', ')
        .replace(/^./u, (letter) => letter.toLocaleUpperCase('vi')),
    wrongKind: (fileName) => `${fileName}: không nhận loại tệp này.`,
    tooLarge: (fileName, size, limit) => `${fileName}: nặng ${size}, tối đa ${limit}.`,
    unreadable: (fileName) => `${fileName}: không mở được tệp này.`,
    tooMany: (fileName, limit) => `${fileName}: chỉ nhận nhiều nhất ${limit} tệp.`,
    sending: (percent) => `Đang tải lên ${percent}%`,
  },
};
