import type { CloudHardware, CloudImage, Image, Order, VpsOrder } from '@tram/api/types';
import { dueAtOf, minutesLeftOf, sessionOf, type CloudImageRecord } from '../cloud-image/model.ts';
import { cloudImageStatusOf } from '../cloud-image/rules.ts';
import { pcImageStatusOf } from '../pc-image/rules.ts';
import { cloudExtensionPrice } from './cloud-price.ts';
import { isOrderOf } from './current-rental.ts';
import type {
  CurrentCloud,
  CurrentPc,
  CurrentRental,
  CurrentVps,
  OrderedImage,
  RentalExtension,
} from './current-rental.ts';
import { canBePriced, isWholeMoney, priceOf, unitPriceOf, type UnitPrices } from './price.ts';
import { RENTAL_UNITS } from './rental-period.ts';
import { timeOf } from './time.ts';
import { isVpsPeriod, vpsOrderTotal, vpsPrice, vpsRentalEnd } from './vps-rental.ts';

/** What is read of a PC (section 3). Its flags are numbers, because a server may send one that this version does not know. */
export interface RentedImage extends Pick<
  Image,
  '_id' | 'name' | 'int_ip_address' | 'estimate_used'
> {
  readonly is_booting: number;
  readonly is_installed: number;
  readonly package: UnitPrices & { readonly name: string };
}

/** What is read of its renting order (section 3). */
export interface RentingOrder
  extends Pick<Order, 'time_boot' | 'end_time' | 'rental_period' | 'total_price'>, OrderedImage {}

/**
 * A PC as a current rental, or `null` when it is not rented (section 4, "PC image states").
 *
 * Its end is the estimate that its card counts down to, or that of its renting order where the card has none. A PC that is
 * being made has neither.
 */
function currentPc(
  image: RentedImage,
  order: RentingOrder | null,
  discountPercent: number | null,
): CurrentPc | null {
  const status = pcImageStatusOf(image);
  if (status === 'notRented' || status === 'unknown') return null;
  return {
    kind: 'pc',
    id: image._id,
    name: image.name,
    offer: image.package.name,
    stage: status === 'waiting' ? 'making' : 'ready',
    startedAt: timeOf(order?.time_boot),
    endsAt: timeOf(image.estimate_used) ?? timeOf(order?.end_time),
    paid: order?.total_price ?? null,
    shortestExtension: shortestOf(image.package, discountPercent),
    prices: image.package,
    rentedHours: order?.rental_period ?? null,
    discountPercent,
  };
}

/** One of the shortest unit that has a price. */
function shortestOf(prices: UnitPrices, discountPercent: number | null): RentalExtension | null {
  if (discountPercent === null) return null;
  for (const unit of RENTAL_UNITS) {
    const term = { unit, period: 1 };
    if (unitPriceOf(prices, unit) <= 0 || !canBePriced(prices, term)) continue;
    return { term, price: priceOf(prices, term, discountPercent).total };
  }
  return null;
}

/** What is read of an order of a VPS (section 3). */
export interface RentedVps extends Pick<
  VpsOrder,
  '_id' | 'time_start' | 'end_time' | 'rental_period' | 'status' | 'discount' | 'total_price'
> {
  readonly vps: Pick<VpsOrder['vps'], 'user' | 'config'>;
}

/**
 * A VPS as a current rental, or `null` when its order has ended (section 4, "VPS order").
 *
 * It ends when its order says, or the rented months after its start where the order does not. One that is not handed over yet has
 * nobody to log in as, and its times are an estimate (the contract's `createVpsOrder`).
 */
function currentVps(order: RentedVps, discountPercent: number | null): CurrentVps | null {
  if (order.status !== 'on_rental') return null;
  const { config } = order.vps;
  const months = order.rental_period;
  const startedAt = timeOf(order.time_start);
  const price = config.monthly_rental_price;
  return {
    kind: 'vps',
    id: order._id,
    name: config.config_name,
    offer: config.config_name,
    stage: order.vps.user === null ? 'making' : 'ready',
    startedAt,
    endsAt: timeOf(order.end_time) ?? (startedAt === null ? null : vpsRentalEnd(startedAt, months)),
    paid: vpsOrderTotal(order),
    shortestExtension:
      discountPercent !== null && isVpsPeriod(months + 1) && isWholeMoney(price)
        ? {
            term: { unit: 'calendar-month', period: 1 },
            price: vpsPrice(price, 1, discountPercent).total,
          }
        : null,
    monthlyPrice: price,
    months,
    discountPercent,
  };
}

/** What is read of a cloud machine (section 3): what its lifecycle reads, and what an extension costs and gives. */
export interface RentedCloud extends CloudImageRecord {
  readonly price: number;
  readonly hardwares: readonly Pick<CloudHardware, 'price'>[];
  readonly cloud: Pick<
    CloudImage['cloud'],
    'name' | 'price' | 'days_of_use' | 'hours_of_use' | 'max_hours_each_session'
  >;
}

/**
 * A cloud machine as a current rental, or `null` when its days or hours are used up or it is deleted (section 4, "Cloud
 * image"). It ends when its days are over: how soon its hours are used up depends on the customer (section 9).
 */
function currentCloud(image: RentedCloud, discountPercent: number | null): CurrentCloud | null {
  const status = cloudImageStatusOf(image);
  if (status === 'deleted' || status === 'expired' || status === 'unknown') return null;
  const { cloud } = image;
  // Of an offer that a backend does not send whole, nothing can be counted on.
  const isOffered =
    [cloud, ...image.hardwares].every(({ price }) => isWholeMoney(price)) &&
    [cloud.days_of_use, cloud.hours_of_use].every(Number.isFinite);
  return {
    kind: 'cloud',
    id: image._id,
    name: image.name,
    offer: cloud.name,
    stage: status === 'creating' ? 'making' : 'ready',
    startedAt: timeOf(image.createdAt),
    endsAt: dueAtOf(image),
    paid: image.price,
    shortestExtension:
      discountPercent === null || !isOffered
        ? null
        : {
            term: {
              unit: 'package',
              period: 1,
              days: cloud.days_of_use,
              hours: cloud.hours_of_use,
            },
            price: cloudExtensionPrice(cloud.price, image, discountPercent).total,
          },
    daysOfUse: image.days_of_use,
    hoursOfUse: image.hours_of_use,
    minutesLeft: minutesLeftOf(image),
    isRunning: status === 'running',
    session: sessionOf(image),
  };
}

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

/**
 * Which of two rentals ends first, for `sort`: those without a known end come last, and of two at the same moment always the same
 * one comes first.
 */
export function byEnd(one: CurrentRental, other: CurrentRental): number {
  const between = (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity);
  // Of two without an end the difference is no number.
  if (between !== 0 && !Number.isNaN(between)) return between;
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
