/** Vietnamese of what takes files, pictures and signatures. A page carries the file where it draws one of its components. */
import type { KitWords } from '../KitWords.ts';
import { fileSize } from '../file-size.ts';

export const pictureFieldWords: KitWords['pictureField'] = {
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
};

export const fileFieldWords: KitWords['fileField'] = {
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
};

export const signaturePadWords: KitWords['signaturePad'] = {
  how: 'Ký trong khung bằng chuột, bút hoặc ngón tay.',
  undo: 'Hoàn tác',
  clear: 'Ký lại',
  type: 'Gõ tên thay cho ký tay',
  typedName: 'Họ và tên người ký',
  typedHint: 'Tên bạn gõ được viết vào khung và dùng làm chữ ký.',
  empty: (label) => `${label}: chưa ký`,
  drawn: (label) => `${label}: đã ký`,
  signed: 'Đã ký',
  cleared: 'Khung ký đang trống',
  failed: 'Chưa tải được bút ký. Bạn có thể gõ tên thay cho ký tay, hoặc tải lại trang.',
};
