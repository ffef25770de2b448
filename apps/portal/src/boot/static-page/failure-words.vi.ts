/** What a page says that cannot start for its configuration. */
export const failureWords = {
  title: 'Trang chưa sẵn sàng',
  unusable:
    'Trang đang được thiết lập nên chưa dùng được. Quý khách vui lòng quay lại sau, xin cảm ơn.',
  unreachable: 'Chưa tải được trang. Quý khách vui lòng kiểm tra mạng rồi tải lại.',
  reload: 'Tải lại trang',
  forOperator: 'Dành cho đơn vị vận hành:',
};
