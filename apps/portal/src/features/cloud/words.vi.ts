import {
  deleted,
  extended,
  signInAgain,
  vmDeleted,
  vmDeletionFailed,
  vpsWithoutTunnel,
} from '@tram/api/error-catalogue';
import { defineWords } from '../../app/words.ts';

/**
 * What is said about what was asked of a cloud machine. Specification, sections 5 and 8; art direction, section 10.
 */
export const cloudWords = defineWords('features/cloud/words', {
  /** It is at work, where the server has no words of its own. */
  taken: {
    start: 'Máy đang khởi động',
    restart: 'Máy đang khởi động lại',
    shutdown: 'Máy đang tắt',
    backup: 'Máy đang được sao lưu',
    restore: 'Máy đang được khôi phục',
    deleteVm: 'Đang xóa máy ảo',
    delete: 'Đang xóa máy',
  },
  done: {
    start: 'Máy đã bật',
    restart: 'Máy đã khởi động lại',
    shutdown: 'Máy đã tắt',
    backup: 'Máy đã được sao lưu',
    restore: 'Máy đã được khôi phục',
    deleteVm: vmDeleted,
    delete: deleted,
    extend: extended,
    unknown: 'Máy đã xong thao tác',
    downloadRdp: (name: string) => `Đã tải file Remote Desktop của ${name}`,
  },
  failed: {
    start: 'Chưa bật được máy, bạn thử lại sau ít phút',
    restart: 'Chưa khởi động lại được máy, bạn thử lại sau ít phút',
    shutdown: 'Chưa tắt được máy, bạn thử lại sau ít phút',
    backup: 'Chưa sao lưu được máy, bạn thử lại sau ít phút',
    restore: 'Chưa khôi phục được máy, bạn thử lại sau ít phút',
    deleteVm: vmDeletionFailed,
    delete: 'Chưa xóa được máy, bạn thử lại sau ít phút',
    extend: 'Chưa gia hạn được máy',
    unknown: 'Thao tác chưa thực hiện được',
    downloadRdp: 'Chưa tải được file Remote Desktop',
  },
  /** The answer was lost, and the machine shows no sign of it. */
  unanswered: 'Máy chủ chưa nhận được yêu cầu, bạn thử lại',
  time: { day: 'ngày', hour: 'giờ', minute: 'phút' },
  created: 'Máy cloud đã tạo xong',
  /** Whether it was paid back is the server's to say. */
  creationFailed: 'Tạo máy cloud không thành công. Nếu tiền thuê chưa về số dư, bạn liên hệ hỗ trợ',
  about: (name: string) => `Máy “${name}”`,
  refusals: {
    creating: 'Máy đang được tạo',
    running: 'Máy đang chạy, bạn tắt máy trước',
    'not-running': 'Máy chưa chạy, bạn bật máy trước',
    expired: 'Máy đã hết hạn, bạn gia hạn để dùng tiếp',
    deleted: 'Máy này đã bị xóa',
    'unknown-status': 'Trạng thái máy chưa rõ',
    busy: 'Máy đang thực hiện thao tác khác',
    'payment-pending': 'Đang chờ kết quả thanh toán',
    'no-machine': 'Chưa có máy ảo, bạn bật máy để tạo máy ảo mới',
    'no-backup': 'Chưa có bản sao lưu',
    /** Specification, section 5. */
    'no-tunnel': vpsWithoutTunnel,
    /** Specification, section 5. */
    'account-missing': signInAgain,
  },
});
