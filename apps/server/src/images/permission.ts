import {
  type PcImageAction,
  type PcImageRefusal,
  pcImageAllows,
  pcImageRefusal,
  type PcImageStatus,
  pcImageStatusOf,
} from '@tram/machines/pc-image/rules';
import { signInAgain, sshWithoutTunnel } from '@tram/api/error-catalogue';
import type { RentedMachine } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { ImageRow } from './owned-image.ts';

/** The state of a PC, by the flags that customers see and by the time that is paid for. */
function statusOf(image: ImageRow, now: Date): PcImageStatus {
  const status = pcImageStatusOf({
    is_booting: image.isBooting ? 1 : 0,
    is_installed: image.isInstalled ? 1 : 0,
  });
  const isOver = image.estimateUsed !== null && image.estimateUsed <= now;
  return status === 'ready' && isOver ? 'ending' : status;
}

/** Why not, in words for the customer. */
const words: Readonly<Record<PcImageRefusal, string>> = {
  'not-rented': 'PC chưa được thuê nên chưa dùng được chức năng này',
  booting: 'Image đang được boot',
  rented: 'PC đang được thuê nên chưa thực hiện được',
  ended: 'PC vừa hết thời gian thuê. Bạn bắt đầu thuê lại sau ít phút.',
  'unknown-status': 'PC đang ở trạng thái chưa rõ, vui lòng thử lại sau ít phút',
  gone: 'PC đã bị xóa',
  'account-missing': signInAgain,
  'no-tunnel': sshWithoutTunnel,
  'payment-pending': 'PC đang có giao dịch chưa xong, vui lòng thử lại sau ít phút',
  busy: 'PC đang thực hiện yêu cầu khác, vui lòng thử lại sau ít phút',
};

/** Where an action has something better to say. */
const wordsOfAction: Partial<Record<PcImageAction, Partial<Record<PcImageRefusal, string>>>> = {
  rent: { rented: 'PC đang được thuê. Bạn chọn Gia hạn để thuê thêm.' },
  delete: {
    booting: 'PC đang chờ tạo máy nên chưa xóa được',
    rented: 'PC đang được thuê nên chưa xóa được. Bạn xóa sau khi hết thời gian thuê.',
  },
};

/**
 * Refuses an action in a state that the shared rules do not allow it in, so that screens and server say no by one table.
 * @throws Refusal 409
 */
export function requireAllowed(action: PcImageAction, image: ImageRow, now: Date): void {
  const status = statusOf(image, now);
  if (pcImageAllows(action, status)) return;
  // Whether there is a tunnel API is looked at with the machine that a tunnel leads to (`tunnels/tunnel-machine.ts`).
  const situation = { status, payment: null, operation: null, hasTunnel: true };
  const reason = pcImageRefusal(action, situation) ?? 'busy';
  throw new Refusal(409, wordsOfAction[action]?.[reason] ?? words[reason]);
}

/**
 * The machine behind an installed PC, for an action that needs it.
 * @throws Refusal 409 when the PC's state does not allow the action
 */
export function machineFor(action: PcImageAction, image: ImageRow, now: Date): RentedMachine {
  requireAllowed(action, image, now);
  if (image.computerName === null || image.intIpAddress === null) {
    throw new Error(`PC ${image.id} is installed without a machine`);
  }
  return {
    imageId: image.id,
    computerName: image.computerName,
    intIpAddress: image.intIpAddress,
  };
}
