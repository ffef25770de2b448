import { signInAgain, vpsWithoutTunnel } from '@tram/api/error-catalogue';
import {
  type CloudImageAction,
  type CloudImageOperation,
  type CloudImageRefusal,
  cloudImageRefusal,
  type CloudImageSituation,
  cloudImageStatusOf,
} from '@tram/machines/cloud-image/rules';
import { cloudDueAt, cloudIsOver, cloudMinutesLeft, cloudMinutesUsed } from '@tram/machines/rules';
import { and, eq, type SQL } from 'drizzle-orm';
import { cloudImages, cloudPackages } from '../database/schema/cloud.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

export type CloudImageRow = typeof cloudImages.$inferSelect;
export type CloudPackageRow = typeof cloudPackages.$inferSelect;

export interface KnownCloudImage {
  readonly image: CloudImageRow;
  readonly itsPackage: CloudPackageRow;
}

function query(database: Database, where: SQL | undefined) {
  return database
    .select({ image: cloudImages, itsPackage: cloudPackages })
    .from(cloudImages)
    .innerJoin(cloudPackages, eq(cloudPackages.id, cloudImages.cloudPackageId))
    .where(where);
}

/** Another account's machine is refused like one that does not exist. A deleted one is known: the order table shows it. */
function required(found: KnownCloudImage | undefined): KnownCloudImage {
  if (found === undefined) throw new Refusal(404, 'Không tìm thấy máy cloud này');
  return found;
}

function owned(accountId: string, imageId: string): SQL | undefined {
  return and(eq(cloudImages.id, imageId), eq(cloudImages.accountId, accountId));
}

/** Reads a cloud machine of any account. Undefined when there is none. */
export async function findCloudImage(
  database: Database,
  imageId: string,
): Promise<KnownCloudImage | undefined> {
  const [found] = await query(database, eq(cloudImages.id, imageId));
  return found;
}

/**
 * Reads a cloud machine of an account.
 * @throws Refusal 404
 */
export async function readOwnedCloudImage(
  database: Database,
  accountId: string,
  imageId: string,
): Promise<KnownCloudImage> {
  const [found] = await query(database, owned(accountId, imageId));
  return required(found);
}

/**
 * Locks a cloud machine of any account until the unit ends. It is the first lock taken of those about it: machine, then
 * package, then account. Undefined when there is none.
 */
export async function lockCloudImage(
  unit: UnitOfWork,
  imageId: string,
): Promise<KnownCloudImage | undefined> {
  const [found] = await query(unit.transaction, eq(cloudImages.id, imageId)).for('no key update', {
    of: cloudImages,
  });
  return found;
}

/**
 * Locks a cloud machine of an account until the unit ends.
 * @throws Refusal 404
 */
export async function lockOwnedCloudImage(
  unit: UnitOfWork,
  accountId: string,
  imageId: string,
): Promise<KnownCloudImage> {
  const [found] = await query(unit.transaction, owned(accountId, imageId)).for('no key update', {
    of: cloudImages,
  });
  return required(found);
}

/** A machine that has not been deleted; a deleted one is refused like one that does not exist. @throws Refusal 404 */
export function undeleted(known: KnownCloudImage): KnownCloudImage {
  return required(known.image.deletedAt === null ? known : undefined);
}

type CloudTerm = Pick<CloudImageRow, 'createdAt' | 'daysOfUse' | 'hoursOfUse' | 'timeUsed'>;

/** What is left of a rental: `dueAt` in ms since 1970, whole minutes that it may still run. */
export function whatIsLeft(image: CloudTerm): { dueAt: number; minutesLeft: number } {
  return {
    dueAt: cloudDueAt(image.createdAt.getTime(), image.daysOfUse),
    minutesLeft: cloudMinutesLeft(image.hoursOfUse, cloudMinutesUsed(image.timeUsed)),
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
  delete: 'xóa máy ảo',
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
