import {
  affordableUnits,
  MAXIMUM_VPS_MONTHS,
  paymentPreview,
  vpsPrice,
  type PricePreview,
} from '@tram/machines/rules';

/** What months of a VPS cost and leave, while the customer still chooses. */
export interface VpsPreview extends PricePreview {
  /** The most months that the balance pays for, when the chosen ones are too many; null otherwise. */
  readonly affordable: number | null;
}

/**
 * The receipt of so many months.
 * @param monthlyPrice VND, before the discount
 * @param account with `discount_vps` in percent and the balance in VND
 * @param months as the field holds them; null for what cannot be sent
 */
export function vpsPreview(
  monthlyPrice: number,
  account: { readonly discount_vps: number; readonly balance: number },
  months: number | null,
): VpsPreview | null {
  if (months === null || months < 1 || months > MAXIMUM_VPS_MONTHS) return null;
  const { discount_vps: discount, balance } = account;
  // Nothing is promised about a price that nobody knows.
  if (!Number.isSafeInteger(monthlyPrice)) return null;
  const price = vpsPrice(monthlyPrice, months, discount);
  const payment = paymentPreview(price.total, balance);
  const fits = affordableUnits(monthlyPrice, discount, balance);
  return {
    ...price,
    ...payment,
    affordable: payment.missing > 0 && fits >= 1 ? fits : null,
  };
}
