import { created, unknownError } from '@tram/api/error-catalogue';
import { defineWords } from '../app/words.ts';

/** What is said of a real-time event that has no words of its own. */
export const eventWords = defineWords('data/event-words', {
  /** Of a tab that another customer has taken over by logging in in another one. */
  anotherCustomer: 'Một tài khoản khác đã đăng nhập ở một tab khác, tab này nay dùng tài khoản đó',
  /** A result that says how it ended, and nothing else. */
  done: {
    boot_result: 'Máy PC có trạng thái mới',
    create_vm_result: created,
    vm_result: 'Thao tác với máy thành công',
    recharge_result: 'Nạp tiền thành công',
    account_result: 'Xác minh danh tính thành công',
  },
  failed: {
    boot_result: 'Chưa tạo được máy PC',
    create_vm_result: 'Chưa tạo được máy',
    vm_result: 'Thao tác với máy chưa thực hiện được',
    recharge_result: 'Nạp tiền không thành công',
    account_result: 'Hồ sơ xác minh danh tính chưa được duyệt',
  },
  /** Over what failed. Specification, section 8: "also when the server gives no message". */
  unknown: unknownError,
  /** What has become of a recharge, by its record. */
  recharge: {
    successful: (money: string) => `Nạp ${money} thành công`,
    cancelled: (money: string) => `Giao dịch nạp ${money} đã bị hủy`,
    'timed-out': (money: string) => `Giao dịch nạp ${money} đã hết thời gian`,
  },
});
