import { defineWords } from '../../app/words.ts';

/** Words of the questions before a reset, a new password and a deletion. They come with their dialog's code. */
export const operationWords = defineWords('screens/pcs/operation-words', {
  reset: {
    title: (name: string) => `Reset “${name}”?`,
    body: 'Máy khởi động lại. Phiên Remote Desktop đang mở sẽ ngắt, việc chưa lưu trong máy sẽ mất.',
    submit: 'Reset máy',
  },
  password: {
    title: (name: string) => `Cấp mật khẩu mới cho “${name}”?`,
    body: 'Phiên Remote Desktop đang mở sẽ ngắt. Mật khẩu mới hiện ngay ở đây và trong phần quản lý log.',
    submit: 'Cấp mật khẩu mới',
  },
  delete: {
    title: (name: string) => `Xóa “${name}”?`,
    body: 'PC này sẽ biến mất khỏi danh sách của bạn và không lấy lại được.',
    submit: 'Xóa PC',
  },
});
