import { signInAgain, vpsWithoutTunnel } from '@tram/api/error-catalogue';
import {
  type CloudImageAction,
  type CloudImageOperation,
  type CloudImageRefusal,
  cloudImageRefusal,
  type CloudImageSituation,
  cloudImageStatusOf,
} from '@tram/machines/cloud-image/rules';
import { cloudDueAt, cloudIsOver, cloudMinutesLeft } from '@tram/machines/rules';
import { Refusal } from '../refusal.ts';
import type { CloudImageRow } from './owned-cloud-image.ts';

/** What of a row says how much of the rental is left. */
type CloudTerm = Pick<CloudImageRow, 'createdAt' | 'daysOfUse' | 'hoursOfUse' | 'totalMinuteUsed'>;

/** What is left of a rental: `dueAt` in ms since 1970, whole minutes that it may still run. */
export function whatIsLeft(image: CloudTerm): { dueAt: number; minutesLeft: number } {
  return {
    dueAt: cloudDueAt(image.createdAt.getTime(), image.daysOfUse),
    minutesLeft: cloudMinutesLeft(image.hoursOfUse, image.totalMinuteUsed),
  };
}

/** Whether the days or hours are used up now: by the rule, whether or not the timer that stores it has fired yet. */
export function hasExpired(
  image: CloudTerm & { readonly hasExpired: boolean },
  now: Date,
): boolean {
  return image.hasExpired || cloudIsOver(whatIsLeft(image), now.getTime());
}

/** What a cloud machine is doing, as far as it decides what may be begun. One that could not be made counts as deleted. */
export function situationOf(image: CloudImageRow, now: Date): CloudImageSituation {
  return {
    status: cloudImageStatusOf({
      is_creating: image.stage === 'creating',
      is_running: image.isRunning,
      is_deleted: image.deletedAt !== null,
      has_expired: hasExpired(image, now),
    }),
    operation: image.operation,
    hasMachine: image.hasMachine,
    hasBackup: image.backupId !== null,
    hasTunnel: image.apiTunnel !== null,
  };
}

/** What a machine is doing, in words that follow "Máy đang". */
const doing: Readonly<Record<CloudImageOperation, string>> = {
  start: 'khởi động',
  restart: 'khởi động lại',
  shutdown: 'tắt',
  backup: 'được sao lưu',
  restore: 'được khôi phục',
  delete: 'được delete',
};

/** Why not, in words for the customer. */
const words: Readonly<Record<Exclude<CloudImageRefusal, 'busy'>, string>> = {
  creating: 'Máy đang được tạo, vui lòng đợi trong giây lát',
  running: 'Máy đang chạy nên chưa thực hiện được. Bạn tắt máy trước.',
  'not-running': 'Máy chưa chạy nên chưa dùng được chức năng này. Bạn bật máy trước.',
  expired: 'Máy đã hết số ngày hoặc số giờ thuê. Bạn gia hạn để dùng tiếp.',
  deleted: 'Máy này đã bị xóa',
  'unknown-status': 'Máy đang ở trạng thái chưa rõ, vui lòng thử lại sau ít phút',
  'payment-pending': 'Máy đang có giao dịch chưa xong, vui lòng thử lại sau ít phút',
  'no-machine': 'Máy ảo đã được xóa. Bạn bật máy để tạo máy ảo mới.',
  'no-backup': 'Máy chưa có bản sao lưu nào để khôi phục',
  'no-tunnel': vpsWithoutTunnel,
  'account-missing': signInAgain,
};

/** Where an action has something better to say. */
const wordsOfAction: Partial<Record<CloudImageAction, Partial<Record<CloudImageRefusal, string>>>> =
  {
    start: { running: 'Máy đang chạy rồi' },
    delete: { running: 'Máy đang chạy nên chưa xóa được. Bạn tắt máy trước khi xóa.' },
    tunnel: { 'not-running': 'Máy cloud chưa chạy, bạn bấm Start và chờ máy sẵn sàng' },
  };

/**
 * Refuses an action in a situation that the shared rules do not allow it in, so that screens and server say no by one
 * table. Operations that change something check it again under the lock.
 * @throws Refusal 409
 */
export function requireAllowed(action: CloudImageAction, image: CloudImageRow, now: Date): void {
  const reason = cloudImageRefusal(action, situationOf(image, now));
  if (reason === null) return;
  if (reason === 'busy') {
    const what = image.operation === null ? 'bận' : doing[image.operation];
    throw new Refusal(409, `Máy đang ${what}, vui lòng đợi xong rồi thử lại`);
  }
  throw new Refusal(409, wordsOfAction[action]?.[reason] ?? words[reason]);
}
