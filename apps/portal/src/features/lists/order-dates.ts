import type { Services } from '../../app/services.ts';
import { dayFilter, noFilter, type Filter } from './filters.ts';

/** The filters of a list of orders by the first and the last day of the start, under the names that the API has for them. */
export type DateFilters = Readonly<Record<'fromDate' | 'toDate', Filter>>;

export const dateFilters: DateFilters = { fromDate: dayFilter, toDate: dayFilter };

/**
 * The filters of orders whose dates not every API heeds. Where it ignores them, those of an address are none: the list would have every
 * order as one of these days.
 * @param others the list's other filters
 * @returns by the configuration, the same object each time
 */
export function withOrderDates<Others extends object>(
  others: Others,
): (services: Pick<Services, 'config'>) => Others & DateFilters {
  const filtered = { ...others, ...dateFilters };
  const ignored = { ...others, fromDate: noFilter, toDate: noFilter };
  return ({ config }) => (config.orderDates === 'filtered' ? filtered : ignored);
}
