/** Vietnamese of what takes files, pictures and signatures. A page carries the file where it draws one of its components. */
import { fileSize } from '../file-size.ts';

export const pictureFieldWords = {
  /** On the empty frame; while a file is held over it; under a finger, for the camera. */
  choose: 'Chọn ảnh',
  dropHere: 'Thả ảnh vào đây',
  take: 'Chụp ảnh',
  /** Below a chosen picture. */
  replace: 'Đổi ảnh',
  remove: 'Bỏ ảnh',
  /** Names for screen readers, with the words above in them; `label` is the field's own. */
  chooseNamed: (label: string) => `${label}: Chọn ảnh`,
  takeNamed: (label: string) => `${label}: Chụp ảnh`,
  replaceNamed: (label: string) => `${label}: Đổi ảnh`,
  removeNamed: (label: string) => `${label}: Bỏ ảnh`,
  /** Name of the preview. */
  preview: (label: string) => `Ảnh đã chọn: ${label}`,
  /** The mark beside the label. */
  chosen: 'Đã chọn',
  /** Announced when a file is taken. */
  chosenFile: (fileName: string) => `Đã chọn ${fileName}`,
  /** A size in bytes as people read it: '1,8 MB'. */
  size: (bytes: number) => fileSize(bytes),
  /** What is taken; `limit` is a size such as '10 MB'. */
  kinds: (limit: string) => `JPEG hoặc PNG, tối đa ${limit}`,
  notAPicture: 'Chỉ tải lên được ảnh JPEG hoặc PNG. Hãy chọn file khác.',
  tooLarge: (size: string, limit: string) => `Ảnh nặng ${size}. Hãy chọn ảnh tối đa ${limit}.`,
  unreadable: 'Không mở được ảnh này. Hãy chọn ảnh khác.',
  /** While it is being sent; `percent` is 0 to 100. */
  uploading: (percent: number) => `Đang tải lên ${percent}%`,
  /** Name of the progress bar. */
  uploadOf: (label: string) => `Tải lên: ${label}`,
};

export const fileFieldWords = {
  /** On the frame; `several` when more than one file may be chosen. */
  choose: (several: boolean): string => (several ? 'Chọn các file' : 'Chọn file'),
  /** While files are held over it. */
  dropHere: 'Thả file vào đây',
  /** Name of the control, with the words of `choose` in it; `label` is the field's own. */
  chooseNamed: (label: string, several: boolean) =>
    `${label}: ${several ? 'Chọn các file' : 'Chọn file'}`,
  /** Name of the list of chosen files. */
  chosen: (label: string) => `File đã chọn: ${label}`,
  remove: (fileName: string) => `Bỏ file ${fileName}`,
  /** Announced. */
  removed: (fileName: string) => `Đã bỏ file ${fileName}`,
  taken: (fileNames: readonly string[]) => `Đã chọn ${fileNames.join(', ')}`,
  /** A size in bytes as people read it: '1,8 MB'. */
  size: (bytes: number) => fileSize(bytes),
  /** What is taken; `kinds` are words of the screen's own, `count` is given where several files are. */
  limits: ({
    kinds,
    size,
    count,
  }: {
    readonly kinds: string | undefined;
    readonly size: string;
    readonly count: number | undefined;
  }) =>
    [
      ...(kinds === undefined ? [] : [kinds]),
      `tối đa ${size}${count === undefined ? '' : ' mỗi file'}`,
      ...(count === undefined ? [] : [`nhiều nhất ${count} file`]),
    ]
      .join(', ')
      .replace(/^./u, (letter) => letter.toLocaleUpperCase('vi')),
  /** Why a file is not taken. */
  wrongKind: (fileName: string) => `${fileName}: không nhận loại file này.`,
  tooLarge: (fileName: string, size: string, limit: string) =>
    `${fileName}: nặng ${size}, tối đa ${limit}.`,
  unreadable: (fileName: string) => `${fileName}: không mở được file này.`,
  tooMany: (fileName: string, limit: number) => `${fileName}: chỉ nhận nhiều nhất ${limit} file.`,
  /** How much of a file has been sent; `percent` is 0 to 100. */
  sending: (percent: number) => `Đang tải lên ${percent}%`,
};

export const signaturePadWords = {
  /** The hint: how to sign. */
  how: 'Ký trong khung bằng chuột, bút hoặc ngón tay.',
  undo: 'Hoàn tác',
  /** Takes everything away, to sign once more. */
  clear: 'Ký lại',
  /** Opens the field in which a name is typed in place of a drawing. */
  type: 'Gõ tên thay cho ký tay',
  typedName: 'Họ và tên người ký',
  typedHint: 'Tên bạn gõ được viết vào khung và dùng làm chữ ký.',
  /** Names of the canvas; `label` is the field's own. */
  empty: (label: string) => `${label}: chưa ký`,
  drawn: (label: string) => `${label}: đã ký`,
  /** Announced after a line or a name, and when nothing is left. */
  signed: 'Đã ký',
  cleared: 'Khung ký đang trống',
  /** The library that draws did not come. */
  failed: 'Chưa tải được bút ký. Bạn có thể gõ tên thay cho ký tay, hoặc tải lại trang.',
};
