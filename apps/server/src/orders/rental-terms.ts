import {
  MAXIMUM_RENTAL_HOURS,
  type Price,
  priceOf,
  rentalHours,
  type RentalUnit,
} from '@tram/machines/rules';
import { Refusal } from '../refusal.ts';

const words: Readonly<Record<RentalUnit, string>> = { hour: 'giờ', day: 'ngày', month: 'tháng' };

/** A period in words, for logs: `2 giờ`. */
export function periodWords(period: number, unit: RentalUnit): string {
  return `${period} ${words[unit]}`;
}

/** What a customer asks for. */
export interface RentalRequest {
  readonly accountId: string;
  readonly imageId: string;
  /** Number of units, at least 1. */
  readonly period: number;
  readonly unit: RentalUnit;
}

/** Prices as a row of `packages` or `orders` has them, VND. */
interface StoredPrices {
  readonly pricePerHour: number;
  readonly pricePerDay: number;
  readonly pricePerMonth: number;
}

/**
 * Hours and price of a request, by the same rule that the portal previews with.
 * @param alreadyHours hours that the rental has so far
 * @throws Refusal 400 for a period that is no whole number of units, or too long
 */
export function termsOf(
  { period, unit }: Pick<RentalRequest, 'period' | 'unit'>,
  prices: StoredPrices,
  discountPercent: number,
  alreadyHours = 0,
): { hours: number; price: Price } {
  if (!Number.isSafeInteger(period) || period < 1) {
    throw new Refusal(400, 'Thời gian thuê phải là số nguyên, ít nhất là 1');
  }
  const hours = rentalHours({ period, unit });
  if (alreadyHours + hours > MAXIMUM_RENTAL_HOURS) {
    throw new Refusal(400, 'Thời gian thuê tối đa là 5 năm, bạn chọn thời gian ngắn hơn');
  }
  const price = priceOf(
    {
      price_per_hour: prices.pricePerHour,
      price_per_day: prices.pricePerDay,
      price_per_month: prices.pricePerMonth,
    },
    { period, unit },
    discountPercent,
  );
  return { hours, price };
}
