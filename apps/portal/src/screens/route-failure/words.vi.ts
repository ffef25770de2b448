import { defineWords } from '../../app/words.ts';

/** The title is the specification's (section 2). */
export const routeFailureWords = defineWords('screens/route-failure/words', {
  title: 'Unexpected Application Error!',
  explanation:
    'Màn hình này gặp lỗi ngoài dự kiến. Máy đang thuê và số dư của bạn không bị ảnh hưởng.',
  reload: 'Tải lại trang',
  home: 'Về trang chủ',
  details: 'Chi tiết lỗi',
});
