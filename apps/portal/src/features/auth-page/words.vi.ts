import { defineWords } from '../../app/words.ts';

/** Words beside the login and the sign-up form. */
export const authPageWords = defineWords('features/auth-page/words', {
  promise: ['Máy của bạn ở đây,', 'mở Remote Desktop là vào việc.'] as readonly string[],
  support: 'Hỗ trợ',
  supportHours: (hours: string) => `${hours} mỗi ngày`,
  hotline: 'Hotline',
  zalo: 'Zalo',
  failed: {
    lead: 'Trang chưa tải xong.',
    before: 'Kiểm tra mạng rồi ',
    reload: 'tải lại trang',
    after: '.',
  },
});
