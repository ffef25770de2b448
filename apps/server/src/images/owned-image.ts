import { signInAgain, sshWithoutTunnel } from '@tram/api/error-catalogue';
import type { ActionResult } from '@tram/api/types';
import {
  type PcImageAction,
  pcImageAllows,
  type PcImageRefusal,
  pcImageRefusal,
  type PcImageStatus,
  pcImageStatusOf,
} from '@tram/machines/pc-image/rules';
import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import type { PackageRow } from '../catalogue/operations.ts';
import { prepared } from '../database/prepared.ts';
import { images, packages } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import { MachineError, type RentedMachine } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, Services } from '../services.ts';

export type ImageRow = typeof images.$inferSelect;

export interface OwnedImage {
  readonly image: ImageRow;
  readonly itsPackage: PackageRow;
}

export function ownedBy(accountId: string | Placeholder): SQL | undefined {
  return and(eq(images.accountId, accountId), isNull(images.deletedAt));
}

/** Another account's PC is refused like one that does not exist. */
function refuseUnknown(): Refusal {
  return new Refusal(404, 'Không tìm thấy PC này');
}

function selectOwned(database: Database) {
  return database
    .select({ image: images, itsPackage: packages })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .where(and(eq(images.id, sql.placeholder('imageId')), ownedBy(sql.placeholder('accountId'))));
}

const ownedImage = prepared((database) => selectOwned(database).prepare('owned_image'));
const lockedImage = prepared((database) =>
  selectOwned(database).for('no key update', { of: images }).prepare('locked_image'),
);

/**
 * Reads a PC of an account.
 * @throws Refusal 404
 */
export async function readOwnedImage(
  database: Database,
  accountId: string,
  imageId: string,
): Promise<OwnedImage> {
  const [found] = await ownedImage(database).execute({ accountId, imageId });
  if (found === undefined) throw refuseUnknown();
  return found;
}

/**
 * Locks a PC of an account until the unit ends. It is the first lock taken of those about a rental: PC, then order, then
 * package, then account.
 * @throws Refusal 404
 */
export async function lockOwnedImage(
  unit: UnitOfWork,
  accountId: string,
  imageId: string,
): Promise<OwnedImage> {
  const [found] = await lockedImage(unit.transaction).execute({ accountId, imageId });
  if (found === undefined) throw refuseUnknown();
  return found;
}

/** What the state of a PC is known by. */
type ImageState = Pick<ImageRow, 'isBooting' | 'isInstalled' | 'estimateUsed'>;

/** The state of a PC, by the flags that customers see and by the time that is paid for. */
function statusOf(image: ImageState, now: Date): PcImageStatus {
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
 * Refuses an action in a state that the shared rules do not allow it in, so that screens and server follow one table.
 * @throws Refusal 409
 */
export function requireAllowed(action: PcImageAction, image: ImageState, now: Date): void {
  const status = statusOf(image, now);
  if (pcImageAllows(action, status)) return;
  // Whether there is a tunnel API is checked with the machine that a tunnel leads to (`tunnels/tunnel-machine.ts`).
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

interface MachineActionCase {
  readonly action: PcImageAction;
  readonly act: (machine: RentedMachine) => Promise<void>;
  readonly done: string;
  readonly failed: string;
  /** The line of the log, given the PC's name. */
  readonly log: (name: string) => string;
}

/**
 * Has a machine of the customer do something that changes no row, and writes a line of the log. A machine that does not react is an
 * answer with `statusCode` 400, not an error: the request itself was right.
 */
export async function actOnMachine(
  context: { readonly services: Services; readonly account: AccountIdentity | null },
  imageId: string,
  { action, act, done, failed, log }: MachineActionCase,
): Promise<{ status: 200; body: ActionResult }> {
  const { services } = context;
  const { id: accountId } = requiredAccount(context);
  const { image, itsPackage } = await readOwnedImage(services.database, accountId, imageId);
  const machine = machineFor(action, image, services.clock.now());
  const outcome = await tryOnMachine(services, () => act(machine));
  await inOneTransaction(services, (unit) =>
    writeLog(unit, {
      accountId,
      group: itsPackage.name,
      message: `${log(image.name)} (${itsPackage.name}): ${outcome.ok ? 'thành công' : 'không thành công'}`,
    }),
  );
  return outcome.ok ? actionDone(done) : actionFailed(failed);
}

export function actionDone(message: string) {
  return { status: 200, body: { statusCode: 200, message, status: true } } as const;
}

/** A machine did not do what was asked: an answer, because the request itself was right. */
export function actionFailed(message: string) {
  return { status: 200, body: { statusCode: 400, message, status: false } } as const;
}

/** Tries something on a machine, which may take seconds: others have the call's slot meanwhile. Only the machine's own failure is a value; any other error is thrown. */
export async function tryOnMachine<Value>(
  services: Pick<Services, 'log' | 'lendSlot'>,
  act: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false }> {
  try {
    return { ok: true, value: await services.lendSlot(act) };
  } catch (error) {
    if (!(error instanceof MachineError)) throw error;
    services.log.warn({ err: error }, 'a machine did not do what was asked');
    return { ok: false };
  }
}
