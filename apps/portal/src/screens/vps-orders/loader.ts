import {
  listLoader,
  choiceFilter,
  textFilter,
  type FilterValues,
} from '../../features/lists/filters.ts';
import { dateFilters } from '../../features/lists/order-dates.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/**
 * The filters of VPS orders (specification, section 2), under the names that the API has for them. All orders is no filter:
 * its value `already` is not sent (section 7).
 */
export const vpsOrderFilters = {
  status: choiceFilter(['on_rental', 'end']),
  config_name: textFilter,
  ...dateFilters,
};

export type VpsOrderFilterValues = FilterValues<typeof vpsOrderFilters>;

export function vpsOrdersQuery(services: Services, page: number, values: VpsOrderFilterValues) {
  return callQuery(services, 'listVpsOrders', { query: { page, ...values } });
}

export const loader = listLoader(() => vpsOrderFilters, vpsOrdersQuery);
