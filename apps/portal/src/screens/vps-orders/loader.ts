import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/query-client.ts';
import {
  filterValues,
  choiceFilter,
  dayFilter,
  textFilter,
  type FilterValues,
} from '../../features/lists/filters.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/**
 * The filters of VPS orders (specification, section 2), under the names that the API has for them. All orders is no filter:
 * its value `already` is not sent (section 7).
 */
export const vpsOrderFilters = {
  status: choiceFilter(['on_rental', 'end']),
  config_name: textFilter,
  /** First and last day of the start. */
  fromDate: dayFilter,
  toDate: dayFilter,
};

export type VpsOrderFilterValues = FilterValues<typeof vpsOrderFilters>;

/** A page of the orders that the filters leave. */
export function vpsOrdersQuery(services: Services, page: number, values: VpsOrderFilterValues) {
  return callQuery(services, 'listVpsOrders', { query: { page, ...values } });
}

/** The page of orders that the address names. */
export const loader: Loader = (services, { request }) => {
  const { searchParams } = new URL(request.url);
  const values = filterValues(vpsOrderFilters, searchParams);
  startQuery(services, vpsOrdersQuery(services, pageOf(searchParams), values));
  return null;
};
