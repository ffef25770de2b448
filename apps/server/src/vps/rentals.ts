import {
  foldForSearch,
  formatMoney,
  isVpsPeriod,
  MAXIMUM_VPS_MONTHS,
  vpsPrice,
  vpsRentalEnd,
} from '@tram/machines/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { computerConfigs, vpsOrders, vpsTerms } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book, lockAccount, requireConfirmedTotal } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { VpsOs } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import { lowestFreeNumber } from '../rentals/free-number.ts';
import { schedule } from '../timers/schedule.ts';
import { type ConfigRow, isOver, lockOwnedVpsOrder, type VpsOrderRow } from './vps-views.ts';

type Named = Pick<VpsOrderRow, 'configName' | 'os'>;

export const osWords: Readonly<Record<VpsOs, string>> = {
  'window server': 'Windows Server',
  ubuntu: 'Ubuntu',
};

/** A server in words: `VPS 4 (Ubuntu)`. */
export function vpsLabel({ configName, os }: Named): string {
  return `${configName} (${osWords[os]})`;
}

/** What a customer reads about a rental, in the log and in events. */
export const vpsWords = {
  rented: (order: Named, months: number, price: number) =>
    `Thuê ${vpsLabel(order)} ${months} tháng, ${formatMoney(price)}`,
  extended: (order: Named, months: number, price: number) =>
    `Gia hạn ${vpsLabel(order)} ${months} tháng, ${formatMoney(price)}`,
  ready: (order: Named, address: string) => `${vpsLabel(order)} đã sẵn sàng, địa chỉ ${address}`,
  failed: (order: Named) =>
    `Tạo ${vpsLabel(order)} không thành công, tiền thuê đã được hoàn vào số dư`,
  over: (order: Named) => `${vpsLabel(order)} đã hết thời gian thuê`,
} as const;

interface VpsTerm {
  readonly accountId: string;
  readonly orderId: string;
  /** Id of the row, and of the booking of an extension. */
  readonly termId: string;
  readonly kind: 'rental' | 'extension';
  readonly months: number;
  /** VND */
  readonly price: number;
}

/**
 * What months cost, VND, by the rule that the portal previews with.
 * @param alreadyMonths months that the rental has so far
 * @throws Refusal 400 for what is no whole number of months, or too many in all
 */
function priceOfMonths(
  months: number,
  monthlyPrice: number,
  discountPercent: number,
  alreadyMonths = 0,
): number {
  if (!isVpsPeriod(months) || !isVpsPeriod(alreadyMonths + months)) {
    throw new Refusal(
      400,
      `Số tháng thuê phải là số nguyên từ 1, tổng cộng không quá ${MAXIMUM_VPS_MONTHS} tháng`,
    );
  }
  return vpsPrice(monthlyPrice, months, discountPercent).total;
}

/**
 * Charges months and keeps what was bought. The order has been written before.
 * @throws Refusal 409 with `missing_amount` when the balance does not suffice
 */
async function chargeTerm(unit: UnitOfWork, term: VpsTerm): Promise<void> {
  const { accountId, orderId, termId, kind, months, price } = term;
  await book(unit, {
    accountId,
    amount: -price,
    kind,
    reference: kind === 'rental' ? orderId : termId,
  });
  await unit.transaction
    .insert(vpsTerms)
    .values({ id: termId, orderId, months, price, createdAt: unit.now });
}

interface VpsRentalRequest {
  readonly accountId: string;
  readonly configId: string;
  /** Calendar months, at least 1. */
  readonly months: number;
  readonly os: VpsOs;
  /** What the customer has confirmed to pay, VND. @default nothing in particular: the present price */
  readonly confirmedTotal?: number | null;
}

/**
 * Rents a VPS: takes a free server of the configuration, charges the account, and has the server made. All of it or
 * nothing: the server itself is asked for by a timer, which is kept together with the charge and survives a crash.
 *
 * The paid time starts when the server is handed over. Until then start and end are an estimate: as if it were now.
 * @throws Refusal 400 too many months; 404 unknown configuration; 409 no server free, the price is not the confirmed one, or
 *   the balance does not suffice
 */
export async function startVpsRental(
  unit: UnitOfWork,
  { accountId, configId, months, os, confirmedTotal }: VpsRentalRequest,
): Promise<VpsOrderRow> {
  const { transaction, now } = unit;
  const { config, machineNumber } = await takeServer(unit, configId);
  const account = await lockAccount(unit, accountId);
  const price = priceOfMonths(months, config.monthlyRentalPrice, account.discountVps);
  requireConfirmedTotal(price, confirmedTotal);
  const [order] = await transaction
    .insert(vpsOrders)
    .values({
      accountId,
      configId,
      rentalPeriod: months,
      timeStart: now,
      endTime: new Date(vpsRentalEnd(now.getTime(), months)),
      discount: account.discountVps,
      totalPrice: price,
      os,
      configName: config.configName,
      configNameFolded: foldForSearch(config.configName),
      monthlyRentalPrice: config.monthlyRentalPrice,
      machineNumber,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (order === undefined) throw new Error('the order was not written');
  await chargeTerm(unit, {
    accountId,
    orderId: order.id,
    termId: newId(),
    kind: 'rental',
    months,
    price,
  });
  await writeLog(unit, {
    accountId,
    group: order.configName,
    message: vpsWords.rented(order, months, price),
  });
  await schedule(unit, { kind: 'vps.provision', reference: order.id, dueAt: now });
  return order;
}

/**
 * Finds the lowest number of a configuration that no rental has. The configuration is locked, so two orders cannot find
 * the same one and no more servers are rented than there are.
 */
async function takeServer(
  unit: UnitOfWork,
  configId: string,
): Promise<{ config: ConfigRow; machineNumber: number }> {
  const [config] = await unit.transaction
    .select()
    .from(computerConfigs)
    .where(eq(computerConfigs.id, configId))
    .for('no key update');
  if (config === undefined) throw new Refusal(404, 'Không tìm thấy cấu hình VPS này');
  const taken = await unit.transaction
    .select({ machineNumber: vpsOrders.machineNumber })
    .from(vpsOrders)
    .where(and(eq(vpsOrders.configId, configId), isNotNull(vpsOrders.machineNumber)));
  const machineNumber = lowestFreeNumber(
    taken.map((row) => row.machineNumber),
    config.capacity,
  );
  if (machineNumber === null) {
    throw new Refusal(
      409,
      `Cấu hình ${config.configName} hiện đã hết máy, bạn chọn cấu hình khác hoặc thử lại sau`,
    );
  }
  return { config, machineNumber };
}

interface VpsExtensionRequest {
  readonly accountId: string;
  readonly orderId: string;
  /** Calendar months, at least 1. */
  readonly months: number;
  /** What the customer has confirmed to pay, VND. @default nothing in particular: the present price */
  readonly confirmedTotal?: number | null;
}

/**
 * Extends a rental that is not over, one whose server is still being made too. It costs the monthly price that the order
 * was made at, which is what its customer sees, less the account's present discount. The timer of the expiry is left
 * alone: when it fires it finds the new end and waits for that.
 * @throws Refusal 400 too many months in all; 404 unknown order; 409 the order has ended, the price is not the
 *   confirmed one, or the balance does not suffice
 */
export async function extendVpsRental(
  unit: UnitOfWork,
  { accountId, orderId, months, confirmedTotal }: VpsExtensionRequest,
): Promise<VpsOrderRow> {
  const { transaction, now } = unit;
  const order = await lockOwnedVpsOrder(unit, accountId, orderId);
  if (isOver(order, now)) {
    throw new Refusal(409, 'Đơn VPS này đã kết thúc nên không gia hạn được. Bạn thuê VPS mới.');
  }
  const account = await lockAccount(unit, accountId);
  const price = priceOfMonths(
    months,
    order.monthlyRentalPrice,
    account.discountVps,
    order.rentalPeriod,
  );
  requireConfirmedTotal(price, confirmedTotal);
  await chargeTerm(unit, {
    accountId,
    orderId,
    termId: newId(),
    kind: 'extension',
    months,
    price,
  });
  const rentalPeriod = order.rentalPeriod + months;
  const [extended] = await transaction
    .update(vpsOrders)
    .set({
      rentalPeriod,
      endTime: new Date(vpsRentalEnd(order.timeStart.getTime(), rentalPeriod)),
      totalPrice: order.totalPrice + price,
      updatedAt: now,
    })
    .where(eq(vpsOrders.id, orderId))
    .returning();
  if (extended === undefined) throw new Error('the order was not written');
  await writeLog(unit, {
    accountId,
    group: order.configName,
    message: vpsWords.extended(order, months, price),
  });
  return extended;
}
