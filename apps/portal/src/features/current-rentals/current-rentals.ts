import {
  currentRentals,
  type CurrentRental,
  type RentalDiscounts,
  type RentalKind,
  type RentedCloud,
  type RentedImage,
  type RentedVps,
  type RentingOrder,
} from '@tram/machines/rules';
import { rentalAddress } from './rental-address.ts';
import type { WholeList } from '../lists/use-all-pages.ts';

/** A machine that is rented now, and where in the portal it is extended. */
export type PlacedRental = CurrentRental & {
  /** Path with the dialog that extends it. */
  readonly address: string;
};

/** Every machine that the customer rents now, as far as it could be read. */
export interface CurrentRentals {
  /** The one that ends first before the others, those without a known end last. */
  readonly rentals: readonly PlacedRental[];
  /** `partly`: a list could not be read, or not to its end (`unread` says which); `failed`: none could be read. */
  readonly state: 'loading' | 'ready' | 'partly' | 'failed';
  /** Kinds of which machines may be missing, or what their orders say. */
  readonly unread: readonly RentalKind[];
  /** Local time of the oldest answer, ms since 1970; null without one. */
  readonly readAt: number | null;
}

/** The four lists that say what is rented. */
export interface ReadLists {
  readonly images: WholeList<RentedImage>;
  readonly orders: WholeList<RentingOrder>;
  readonly vpsOrders: WholeList<RentedVps>;
  readonly cloudImages: WholeList<RentedCloud>;
}

/**
 * Puts the four lists together. Pure.
 * @param discounts the account; null while it is not known: nothing has a price then
 */
export function rentalsOf(lists: ReadLists, discounts: RentalDiscounts | null): CurrentRentals {
  const { images, orders, vpsOrders, cloudImages } = lists;
  const rentals = currentRentals(
    {
      images: images.rows.map(({ row }) => row),
      orders: orders.rows.map(({ row }) => row),
      vpsOrders: vpsOrders.rows.map(({ row }) => row),
      cloudImages: cloudImages.rows.map(({ row }) => row),
    },
    discounts,
  );
  // Ids are unique in the whole product.
  const places = new Map(
    [...images.rows, ...vpsOrders.rows, ...cloudImages.rows].map(({ row, page }) => [
      row._id,
      page,
    ]),
  );
  const all = [images, orders, vpsOrders, cloudImages];
  const unread: readonly RentalKind[] = [
    ...(isWhole(images) && isWhole(orders) ? [] : ['pc' as const]),
    ...(isWhole(vpsOrders) ? [] : ['vps' as const]),
    ...(isWhole(cloudImages) ? [] : ['cloud' as const]),
  ];
  const times = all.flatMap(({ readAt }) => (readAt === null ? [] : [readAt]));
  return {
    rentals: rentals.map((rental) => placed(rental, places.get(rental.id) ?? 1)),
    state: stateOf(all, unread.length > 0),
    unread,
    readAt: times.length === 0 ? null : Math.min(...times),
  };
}

function placed(rental: CurrentRental, page: number): PlacedRental {
  return { ...rental, address: rentalAddress(rental, page) };
}

function isWhole({ state }: WholeList<unknown>): boolean {
  return state === 'whole';
}

function stateOf(lists: readonly WholeList<unknown>[], isPartly: boolean): CurrentRentals['state'] {
  if (lists.some(({ state }) => state === 'loading')) return 'loading';
  if (lists.every(({ state }) => state === 'failed')) return 'failed';
  return isPartly ? 'partly' : 'ready';
}
