import {
  listLoader,
  choiceFilter,
  secretTextFilter,
  textFilter,
  type FilterValues,
} from '../../features/lists/filters.ts';
import { withOrderDates } from '../../features/lists/order-dates.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/** The filters of PC orders (specification, section 2), under the names that the API has for them; and by date, where it knows dates. */
export const orderFiltersOf = withOrderDates({
  /** '1' renting, '0' finished; none of them for all. */
  status: choiceFilter(['1', '0']),
  imageName: textFilter,
  passRdp: secretTextFilter,
  remote_ext_ip: textFilter,
});

export type OrderFilters = ReturnType<typeof orderFiltersOf>;

export function ordersQuery(
  services: Services,
  page: number,
  { status, ...others }: FilterValues<OrderFilters>,
) {
  const chosen =
    status === undefined ? {} : { status: status === '1' ? (1 as const) : (0 as const) };
  return callQuery(services, 'listOrders', { query: { page, ...chosen, ...others } });
}

export const loader = listLoader(orderFiltersOf, ordersQuery);
