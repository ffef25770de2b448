import { expect, test } from 'vitest';
import * as catalogue from './error-catalogue.ts';

test('the words are exactly those of the specification', () => {
  const { answerLost: _lost, answerLate: _late, answerBroken: _broken, ...specified } = catalogue;
  expect(specified).toEqual({
    unknownError: 'Có lỗi xảy ra',
    noPermission: 'Bạn không có quyền truy cập',
    registered: 'Đăng ký thành công',
    created: 'Tạo thành công',
    deleted: 'Xóa thành công',
    extended: 'Gia hạn thành công',
    otpSentAgain: 'Gửi lại mã OTP thành công',
    tokenCopied: 'Đã sao chép vào bộ nhớ tạm',
    reconnected: "Kết nối lại thành công! Pass mới xem ở phần 'quản lý log'",
    vmDeleted: 'Delete máy thành công',
    reconnectFailed:
      'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    vmDeletionFailed: 'Delete máy thất bại',
    noHardware: 'chưa có phần cứng',
    tunnelDownloadFailed: 'Tunnel - Tải file exe KHÔNG thành công',
    tunnelFileNameMissing: 'tunnel download failed',
    imageBooting: 'Image đang được boot',
    noData: 'Không có dữ liệu',
    signInAgain: 'Vui lòng đăng nhập lại để sử dụng tính năng này',
    sshWithoutTunnel: 'SSH Này chưa có API Tunnel, Hãy liên hệ Admin!',
    vpsWithoutTunnel: 'VPS Này chưa có API Tunnel, Hãy liên hệ Admin!',
    routerFallback: {
      400: '400 Bad Request',
      403: '403 Forbidden',
      404: '404 Not Found',
      405: '405 Method Not Allowed',
    },
    noRouteMatches: 'No route matches URL',
    unknownServerError: 'Unknown Server Error',
  });
});
