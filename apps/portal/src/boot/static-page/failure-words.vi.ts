/** What a page says that cannot start for its configuration. */
export const failureWords = {
  title: 'Trang chưa sẵn sàng',
  unusable: 'Trang đang được thiết lập nên chưa dùng được. Bạn vui lòng quay lại sau.',
  unreachable: 'Chưa tải được trang. Bạn kiểm tra mạng rồi tải lại.',
  reload: 'Tải lại trang',
  forOperator: 'Dành cho đơn vị vận hành:',
};
