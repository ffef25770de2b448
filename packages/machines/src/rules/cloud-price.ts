import { hardwarePricesOf } from '../hardware-request/rules.ts';
import { cloudDueAt, cloudMinutesLeft } from './cloud-time.ts';
import { MAXIMUM_CLOUD_DAYS_AHEAD } from './limits.ts';
import { priceOfUnits, wholeMoney, type Price } from './price.ts';
import { DAY } from './time.ts';

/** What a cloud machine costs: rented, or extended (section 9). All sums are whole VND. */
export interface CloudPrice extends Omit<Price, 'unitPrice'> {
  /** The package's price before the discount. */
  packagePrice: number;
  /** Accepted additional hardware, before the discount. */
  hardwarePrice: number;
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
  const sum = wholeMoney(packagePrice) + hardwarePrice;
  const { unitPrice: _, ...price } = priceOfUnits(sum, 1, discountPercent);
  return { packagePrice, hardwarePrice, ...price };
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

/** What a cloud machine has been paid for (section 3, "Cloud image order"). */
export interface CloudRental {
  /** ms since 1970. */
  readonly createdAt: number;
  /** Days from its creation (`days_of_use`). */
  readonly daysOfUse: number;
  /** Hours that it may run in all (`hours_of_use`). */
  readonly hoursOfUse: number;
  /** Minutes of its finished sessions (`total_minute_used`). */
  readonly minutesUsed: number;
}

/** What an extension gives (section 9). */
export interface CloudExtension {
  /** Days that are added: the package's, and those that passed since the days were over. */
  daysGranted: number;
  /** Hours that are added. */
  hoursGranted: number;
  /** Days from the creation, in all. */
  daysOfUse: number;
  /** Hours in all. */
  hoursOfUse: number;
  /** When the days are over then, ms since 1970. */
  dueAt: number;
  /** Minutes that it may run then. */
  minutesLeft: number;
}

/**
 * What an extension gives a cloud machine: the days and hours of its package on top of what it has. Whole days that have
 * passed since its days were over are added, so that nobody pays for days that are gone (section 9; the contract's
 * `extendCloudImage`).
 *
 * @param granted days and hours of the package
 * @param now server time, ms since 1970
 * @returns `null` when it would be paid for more than five years ahead: the server refuses that
 */
export function cloudExtension(
  rental: CloudRental,
  granted: { readonly daysOfUse: number; readonly hoursOfUse: number },
  now: number,
): CloudExtension | null {
  const overFor = now - cloudDueAt(rental.createdAt, rental.daysOfUse);
  const daysGranted = granted.daysOfUse + Math.max(Math.floor(overFor / DAY), 0);
  const daysOfUse = rental.daysOfUse + daysGranted;
  const hoursOfUse = rental.hoursOfUse + granted.hoursOfUse;
  const dueAt = cloudDueAt(rental.createdAt, daysOfUse);
  if (dueAt > now + MAXIMUM_CLOUD_DAYS_AHEAD * DAY) return null;
  const minutesLeft = cloudMinutesLeft(hoursOfUse, rental.minutesUsed);
  return {
    daysGranted,
    hoursGranted: granted.hoursOfUse,
    daysOfUse,
    hoursOfUse,
    dueAt,
    minutesLeft,
  };
}
