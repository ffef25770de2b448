import { currentCloud } from './current-cloud.ts';
import type { RentedCloud } from './current-cloud.ts';
import { currentPc } from './current-pc.ts';
import type { RentedImage, RentingOrder } from './current-pc.ts';
import type { CurrentRental } from './current-rental.ts';
import { isOrderOf } from './order-of-image.ts';
import { byEnd } from './rental-order.ts';
import { currentVps } from './current-vps.ts';
import type { RentedVps } from './current-vps.ts';

/** The rows of the lists that say what a customer rents (section 7), in any order, those of several pages together. */
export interface RentalLists {
  /** PCs, rented or not (`listImages`). */
  readonly images: readonly RentedImage[];
  /** Their renting orders (`listOrders`). */
  readonly orders: readonly RentingOrder[];
  /** Orders of VPS (`listVpsOrders`). */
  readonly vpsOrders: readonly RentedVps[];
  /** Cloud machines (`listCloudImages`). */
  readonly cloudImages: readonly RentedCloud[];
}

/** Discounts of the account, percent (section 9). */
export interface RentalDiscounts {
  readonly discount_pc: number;
  readonly discount_vps: number;
  readonly discount_cloud: number;
}

/**
 * Every machine that the customer rents now, the one that ends first before the others and those without a known end last
 * (sections 4 and 9). A row that moved to another page between two answers counts once.
 *
 * @param discounts of the account; `null` while it is not known: nothing has a price then
 */
export function currentRentals(
  lists: RentalLists,
  discounts: RentalDiscounts | null,
): readonly CurrentRental[] {
  const rentals = [
    ...lists.images.map((image) =>
      currentPc(
        image,
        // Of several the one that was read last.
        lists.orders.findLast((order) => isOrderOf(order, image)) ?? null,
        discounts?.discount_pc ?? null,
      ),
    ),
    ...lists.vpsOrders.map((order) => currentVps(order, discounts?.discount_vps ?? null)),
    ...lists.cloudImages.map((image) => currentCloud(image, discounts?.discount_cloud ?? null)),
  ];
  const once = new Map<string, CurrentRental>();
  for (const rental of rentals) {
    if (rental !== null) once.set(`${rental.kind} ${rental.id}`, rental);
  }
  return [...once.values()].sort(byEnd);
}
