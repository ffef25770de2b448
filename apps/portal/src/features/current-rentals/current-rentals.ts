import { useCallback, useMemo } from 'react';
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
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/query-client.ts';
import { callQuery } from '../../data/queries.ts';
import { useAccount } from '../../data/query-state.ts';
import { useAllPages, type WholeList } from '../lists/use-all-pages.ts';

/**
 * Where a machine is extended: its screen with the dialog open. The screen's list is shown up to the page with the machine, because a
 * dialog is about a machine that is on screen.
 * @param page of the list that the machine is on, from 1
 */
export function rentalAddress({ kind, id }: Pick<CurrentRental, 'kind' | 'id'>, page: number) {
  switch (kind) {
    case 'pc':
      return `/${searchOf(page, { extend: id })}`;
    case 'vps':
      return `/order-vps-management${searchOf(page, { status: 'on_rental', action: id })}`;
    case 'cloud':
      return `/clouds${searchOf(page, { extend: id })}`;
    default:
      return kind satisfies never;
  }
}

/** Where a machine is seen: its screen, shown up to the page with it. */
export function machineAddress(kind: RentalKind, page: number): string {
  const screen = { pc: '/', vps: '/order-vps-management', cloud: '/clouds' }[kind];
  return page > 1 ? `${screen}${searchOf(page, {})}` : screen;
}

/** The query part of the address of a dialog of a list that is shown up to a page. */
export function searchOf(page: number, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  if (page > 1) search.set('page', String(page));
  return `?${search.toString()}`;
}

/** A machine that is rented now, and where in the portal it is extended. */
export type PlacedRental = CurrentRental & {
  /** Of its list, from 1. */
  readonly page: number;
  /** Path with the dialog that extends it. */
  readonly address: string;
};

/** Every machine that the customer rents now, as far as it could be read. */
interface CurrentRentals {
  /** The one that ends first before the others, those without a known end last. */
  readonly rentals: readonly PlacedRental[];
  /** `partly`: a list could not be read, or not to its end (`unread` says which); `failed`: none could be read. */
  readonly state: 'loading' | 'ready' | 'partly' | 'failed';
  /** Kinds of which machines may be missing, or what their orders say. */
  readonly unread: readonly RentalKind[];
  /** Local time of the oldest answer, ms since 1970; null without one. */
  readonly readAt: number | null;
}

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

function isWhole({ state }: WholeList<unknown>): boolean {
  return state === 'whole';
}

function stateOf(lists: readonly WholeList<unknown>[], isPartly: boolean): CurrentRentals['state'] {
  if (lists.some(({ state }) => state === 'loading')) return 'loading';
  if (lists.every(({ state }) => state === 'failed')) return 'failed';
  return isPartly ? 'partly' : 'ready';
}

function placed(rental: CurrentRental, page: number): PlacedRental {
  return { ...rental, page, address: rentalAddress(rental, page) };
}

/**
 * Every PC, rented VPS and cloud machine, read through the cache by the calls that the screens use.
 * @param atFirst whether rows are wanted before a whole list has been read once, see `useAllPages`
 */
export function useMachineLists(atFirst: 'growing' | 'whole' = 'growing') {
  const services = useServices();
  const images = useAllPages(
    (page) => callQuery(services, 'listImages', { query: { page } }, 'nobody'),
    atFirst,
  );
  const vpsOrders = useAllPages(
    (page) =>
      callQuery(services, 'listVpsOrders', { query: { page, status: 'on_rental' } }, 'nobody'),
    atFirst,
  );
  const cloudImages = useAllPages(
    (page) => callQuery(services, 'listCloudImages', { query: { page } }, 'nobody'),
    atFirst,
  );
  return { images, vpsOrders, cloudImages };
}

/**
 * Every PC, VPS and cloud machine that the customer rents now, with when it ends, what extending it costs and where that is
 * done. What is on screen is not requested again, and is kept fresh by the same events; `refetch` reads everything again. It
 * must not be part of a first screen.
 */
export function useCurrentRentals() {
  const services = useServices();
  const account = useAccount();
  const { images, vpsOrders, cloudImages } = useMachineLists('whole');
  const orders = useAllPages(
    (page) => callQuery(services, 'listOrders', { query: { page, status: 1 } }, 'nobody'),
    'whole',
  );
  const current = useMemo(
    () => rentalsOf({ images, orders, vpsOrders, cloudImages }, account),
    [images, orders, vpsOrders, cloudImages, account],
  );
  const again = useCallback(
    () => void invalidate(services, 'listImages', 'listOrders', 'listVpsOrders', 'listCloudImages'),
    [services],
  );
  return useMemo(() => ({ ...current, refetch: again }), [current, again]);
}
