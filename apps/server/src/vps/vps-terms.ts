import { isVpsPeriod, MAXIMUM_VPS_MONTHS, vpsPrice } from '@tram/machines/rules';
import { vpsTerms } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { Refusal } from '../refusal.ts';

/** Months that are bought. */
export interface VpsTerm {
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
 * Charges months and keeps what was bought. The order is there already.
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
