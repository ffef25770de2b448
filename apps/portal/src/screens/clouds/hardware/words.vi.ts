import { noHardware } from '@tram/api/error-catalogue';
import type {
  HardwareRequestReason,
  HardwareSelectionRefusal,
} from '@tram/machines/hardware-request';
import { defineWords } from '../../../app/words.ts';

/** Why something cannot be sent. */
const refusals: Readonly<Record<HardwareSelectionRefusal, string>> = {
  creating: 'Máy đang được tạo, bạn quay lại khi máy xong.',
  deleted: 'Máy này đã bị xóa.',
  'unknown-status': 'Trạng thái yêu cầu chưa rõ, bạn thử lại sau ít phút.',
  accepted: 'Yêu cầu đã được duyệt nên không hủy hoặc thêm được nữa.',
  'nothing-pending': 'Không có yêu cầu nào đang chờ.',
  /** Specification, section 8. */
  'no-hardware': noHardware,
  'nothing-chosen': 'Bạn chọn ít nhất một phần cứng.',
  'too-many': 'Bạn chọn ít phần cứng hơn.',
  unchanged: 'Lựa chọn này đang chờ duyệt.',
};

/** What happened, in a sentence; null where the server's own words say it. */
const reasons: Readonly<Record<HardwareRequestReason, string | null>> = {
  ...refusals,
  'changed-elsewhere': 'Yêu cầu đã được thay đổi ở nơi khác. Bạn xem lại lựa chọn dưới đây.',
  'already-requested': 'Lựa chọn này đã được gửi rồi.',
  declined: 'Yêu cầu trước đã bị từ chối, bạn có thể gửi lại.',
  'hardware-gone': 'Một phần cứng không còn được cung cấp. Bạn chọn lại.',
  'price-changed': 'Giá phần cứng vừa thay đổi. Bạn xem lại trước khi gửi.',
  'not-received': 'Máy chủ chưa nhận được yêu cầu, bạn gửi lại.',
  cancelled: 'Đã dừng, chưa có gì được gửi.',
  'done-before-cancel': 'Yêu cầu đã được gửi trước khi bạn dừng. Bạn có thể rút lại.',
  'session-ended': null,
  'not-allowed': null,
  'too-many-requests': null,
  unknown: null,
};

/** Words of the dialog for additional hardware. Specification, sections 4, 8 and 9. */
export const cloudHardwareWords = defineWords('screens/clouds/hardware/words', {
  title: (name: string) => `Thêm phần cứng cho “${name}”`,
  subtitle: 'Gửi yêu cầu, chúng tôi duyệt rồi mới lắp. Chưa trừ tiền.',
  status: 'Yêu cầu',
  choice: 'Phần cứng',
  /** @param name of a piece @param price a sum with its unit */
  option: (name: string, price: string) => `${name}, ${price} mỗi lần gia hạn`,
  requested: 'Đã yêu cầu',
  none: 'Không có',
  present: 'Gia hạn hiện tại',
  afterwards: 'Gia hạn khi được duyệt',
  /** Specification, section 8. */
  noHardware,
  pending: {
    lead: 'Yêu cầu đang chờ duyệt.',
    detail: 'Bạn có thể đổi lựa chọn hoặc rút lại trong lúc chờ.',
  },
  accepted: {
    lead: 'Phần cứng đã được duyệt.',
    detail: 'Giá phần cứng tính vào mỗi lần gia hạn. Không hủy hoặc thêm được nữa.',
  },
  failed: {
    lead: 'Yêu cầu trước không được duyệt.',
    detail: 'Bạn có thể chọn lại và gửi yêu cầu mới.',
  },
  unsent: 'Chưa gửi được yêu cầu.',
  checking: {
    lead: 'Chưa nhận được trả lời của máy chủ.',
    detail: 'Chúng tôi đang kiểm tra xem yêu cầu đã đến chưa, không gửi lại lần nữa.',
  },
  submit: 'Gửi yêu cầu',
  submitAgain: 'Đổi yêu cầu',
  withdraw: 'Rút yêu cầu',
  sending: 'Đang gửi…',
  reasons,
  refusals,
  told: {
    SUBMITTED: 'Đã gửi yêu cầu thêm phần cứng',
    WITHDRAWN: 'Đã rút yêu cầu thêm phần cứng',
    ACCEPTED: 'Yêu cầu thêm phần cứng thành công',
    DECLINED: 'Yêu cầu thêm phần cứng thất bại',
    about: (name: string) => `Máy “${name}”`,
  },
});
