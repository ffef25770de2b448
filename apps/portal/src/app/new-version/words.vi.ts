import { defineWords } from '../words.ts';

export const newVersionWords = defineWords('app/new-version/words', {
  title: 'Đã có phiên bản mới',
  detail: 'Bạn cứ làm xong việc đang làm. Tải lại lúc nào cũng được, lần mở sau cũng là bản mới.',
  reload: 'Tải lại trang',
});
