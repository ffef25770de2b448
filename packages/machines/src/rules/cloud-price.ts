import { hardwarePricesOf } from '../hardware-request/rules.ts';
import { discounted } from './price.ts';
import { wholeMoney } from './whole-money.ts';

/** What a cloud machine costs: rented, or extended (section 9). All sums are whole VND. */
export interface CloudPrice {
  /** The package's price before the discount. */
  packagePrice: number;
  /** Accepted additional hardware, before the discount. */
  hardwarePrice: number;
  /** Both together. */
  subtotal: number;
  /** Discount of the account, percent. */
  discountPercent: number;
  /** What the discount takes off. `subtotal − discount = total`, always. */
  discount: number;
  /** What is charged. */
  total: number;
}

/**
 * Price of a cloud machine: its package and the hardware that was accepted, less `discount_cloud` percent, rounded down
 * once (section 9, "Cloud extension cost"; interpretations, "Money"). A new rental has no hardware yet.
 *
 * The server charges by this function and the portal previews by it, so the two cannot differ.
 *
 * @param hardwarePrices price of each accepted piece; none while the request is not accepted
 * @throws RangeError when a price is not a whole number ≥ 0, or the sum exceeds what a number holds exactly
 */
export function cloudPriceOf(
  packagePrice: number,
  hardwarePrices: readonly number[],
  discountPercent: number,
): CloudPrice {
  const hardwarePrice = hardwarePrices.reduce((sum, price) => sum + wholeMoney(price), 0);
  const subtotal = wholeMoney(packagePrice) + hardwarePrice;
  const total = discounted(subtotal, discountPercent);
  return {
    packagePrice,
    hardwarePrice,
    subtotal,
    discountPercent,
    discount: subtotal - total,
    total,
  };
}

/**
 * What an extension of a cloud machine costs, VND: the present price of its package, and the price of each added piece of
 * hardware when that request was accepted, less `discount_cloud` percent (section 9, "Cloud extension cost").
 *
 * @param packagePrice present price of the package (`cloud.price`), VND
 * @param request the machine's additional hardware as on the wire; prices in VND
 * @throws RangeError as {@link cloudPriceOf}
 */
export function cloudExtensionPrice(
  packagePrice: number,
  request: {
    readonly accepted_add_hardwares: number;
    readonly hardwares: readonly { readonly price: number }[];
  },
  discountPercent: number,
): CloudPrice {
  const hardware = hardwarePricesOf(request.accepted_add_hardwares, request.hardwares);
  return cloudPriceOf(packagePrice, hardware, discountPercent);
}
