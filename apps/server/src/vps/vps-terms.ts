import { formatMoney, isVpsPeriod, MAXIMUM_VPS_MONTHS, vpsPrice } from '@tram/machines/rules';
import { vpsTerms } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import type { VpsOs } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { VpsOrderRow } from './vps-order-view.ts';

/** What names a server to its customer. */
type Named = Pick<VpsOrderRow, 'configName' | 'os'>;

/** Operating systems in words. */
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

/** Months that are bought. */
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
export function priceOfMonths(
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
export async function chargeTerm(unit: UnitOfWork, term: VpsTerm): Promise<void> {
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
