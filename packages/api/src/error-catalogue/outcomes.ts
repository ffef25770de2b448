/** How things ended that a customer did, and the titles of the router's fallback screen. */

// Successes
export const registered = 'Đăng ký thành công';
export const created = 'Tạo thành công';
export const deleted = 'Xóa thành công';
export const extended = 'Gia hạn thành công';
export const otpSentAgain = 'Gửi lại mã OTP thành công';
export const tokenCopied = 'Đã sao chép vào bộ nhớ tạm';
export const reconnected = "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'";
export const vmDeleted = 'Delete máy thành công';

// Failures
export const reconnectFailed =
  'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';
/** Deleting a virtual machine answered a falsy status. */
export const vmDeletionFailed = 'Delete máy thất bại';
/** Adding hardware to a cloud package that offers none. */
export const noHardware = 'chưa có phần cứng';
/** Written to the logs, not shown. */
export const tunnelDownloadFailed = 'Tunnel - Tải file exe KHÔNG thành công';
/** Written to the logs when the download has no file name. */
export const tunnelFileNameMissing = 'tunnel download failed';
/** Renting a PC that is already booting. */
export const imageBooting = 'Image đang được boot';
/** Empty list. */
export const noData = 'Không có dữ liệu';

/** Titles of the router's fallback screen by HTTP status. */
export const routerFallback: Readonly<Record<400 | 403 | 404 | 405, string>> = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
};
/** The router's own text at 404. */
export const noRouteMatches = 'No route matches URL';
/** Title of the router's fallback screen for any other status. */
export const unknownServerError = 'Unknown Server Error';
