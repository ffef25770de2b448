import { foldForSearch, vpsRentalEnd } from '@tram/machines/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { computerConfigs, vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import type { VpsOs } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import { lowestFreeNumber } from '../rentals/free-number.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';
import type { ConfigRow } from './config-view.ts';
import type { VpsOrderRow } from './vps-order-view.ts';
import { chargeTerm, priceOfMonths, vpsWords } from './vps-terms.ts';

/** What a customer asks for. */
interface VpsRentalRequest {
  readonly accountId: string;
  readonly configId: string;
  /** Calendar months, at least 1. */
  readonly months: number;
  readonly os: VpsOs;
}

/**
 * Rents a VPS: takes a free server of the configuration, charges the account, and has the server made. All of it or
 * nothing: the server itself is asked for by a timer, which is kept together with the charge and survives a crash.
 *
 * The paid time starts when the server is handed over. Until then start and end are an estimate: as if it were now.
 * @throws Refusal 400 too many months; 404 unknown configuration; 409 no server free, or the balance does not suffice
 */
export async function startVpsRental(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { accountId, configId, months, os }: VpsRentalRequest,
): Promise<VpsOrderRow> {
  const { transaction, now } = unit;
  const { config, machineNumber } = await takeServer(unit, configId);
  const account = await lockAccount(unit, accountId);
  const price = priceOfMonths(months, config.monthlyRentalPrice, account.discountVps);
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
  await schedule(unit, services, { kind: 'vps.provision', reference: order.id, dueAt: now });
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
