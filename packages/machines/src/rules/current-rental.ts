import type { Image, Order } from '@tram/api/types';
import type { CloudImageSession } from '../cloud-image/model.ts';
import type { UnitPrices } from './price.ts';
import type { RentalTerm } from './rental-period.ts';

/** What can be rented (section 1): a physical PC, a VPS, a cloud machine. */
export type RentalKind = 'pc' | 'vps' | 'cloud';

/**
 * What an extension buys (section 9): hours, days or months of 30 days of a PC; calendar months of a VPS; for a cloud machine its
 * package again, with the days and hours of each.
 */
export type ExtensionTerm =
  | RentalTerm
  | { readonly unit: 'calendar-month'; readonly period: number }
  | {
      readonly unit: 'package';
      readonly period: number;
      readonly days: number;
      readonly hours: number;
    };

/** An extension and what it costs (section 9, "Price preview"). */
export interface RentalExtension {
  readonly term: ExtensionTerm;
  /** VND, less the account's discount. */
  readonly price: number;
}

/** What is known of every machine that is rented now. Times are ms since 1970, in server time. */
interface RentedMachine {
  /** Of the PC or the cloud machine; of a VPS its order's, which is what is extended. */
  readonly id: string;
  /** As the customer named it; a VPS has the name of its configuration. */
  readonly name: string;
  /** Name of its package or configuration. */
  readonly offer: string;
  /** `making`: paid for, but not handed over yet, so that its times are an estimate or not known. */
  readonly stage: 'making' | 'ready';
  /** When the paid time began; `null` where the API does not say. */
  readonly startedAt: number | null;
  /** When the paid time ends; `null` where the API does not say. It may have passed: the server has not said so yet. */
  readonly endsAt: number | null;
  /** VND charged for it so far, extensions included; `null` where the API does not say. */
  readonly paid: number | null;
  /** The shortest extension that can be bought; `null` where none has a price, or the account is not known. */
  readonly shortestExtension: RentalExtension | null;
}

/** A PC that is rented now (sections 3 and 4). */
export interface CurrentPc extends RentedMachine {
  readonly kind: 'pc';
  /** Of its package: what an hour, a day or a month more costs before the discount, VND. */
  readonly prices: UnitPrices;
  /** Hours rented in all, extensions included; `null` where the order is not known. */
  readonly rentedHours: number | null;
  /** `discount_pc`, percent; `null` while the account is not known. */
  readonly discountPercent: number | null;
}

/** A VPS that is rented now (sections 3 and 4). */
export interface CurrentVps extends RentedMachine {
  readonly kind: 'vps';
  /** VND before the discount. */
  readonly monthlyPrice: number;
  /** Calendar months rented in all, extensions included. */
  readonly months: number;
  /** `discount_vps`, percent; `null` while the account is not known. */
  readonly discountPercent: number | null;
}

/** A cloud machine whose days and hours are not used up (sections 3 and 4); it ends when its days are over. */
export interface CurrentCloud extends RentedMachine {
  readonly kind: 'cloud';
  /** Days granted in all, extensions included. */
  readonly daysOfUse: number;
  /** Hours granted in all, extensions included. */
  readonly hoursOfUse: number;
  /** Minutes that it may still run, as of the end of the last session: used up they end it before its days do. */
  readonly minutesLeft: number;
  /** Whether a session goes on. */
  readonly isRunning: boolean;
  /** The session that goes on; `null` when none does, or when its times are not known. */
  readonly session: CloudImageSession | null;
}

/** A machine that the customer rents now, of any kind, with what keeps it (sections 3 and 4). */
export type CurrentRental = CurrentPc | CurrentVps | CurrentCloud;

/** What is read of an order to tell whose it is (section 3, "PC order"). */
export interface OrderedImage extends Pick<Order, 'ip'> {
  readonly image: Pick<Order['image'], '_id' | 'name'>;
}

/**
 * Whether an order is of a PC: by the id of its PC where it names one. Otherwise by the name (section 3, "PC order": its image has a
 * name and a package) and the internal address, which distinguishes PCs of one name as soon as the order has it.
 */
export function isOrderOf(
  { image: ordered, ip }: OrderedImage,
  image: Pick<Image, '_id' | 'name' | 'int_ip_address'>,
): boolean {
  if (ordered._id !== undefined) return ordered._id === image._id;
  return ordered.name === image.name && (ip === null || ip === image.int_ip_address);
}
