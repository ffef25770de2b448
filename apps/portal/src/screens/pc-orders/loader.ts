import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/query-client.ts';
import {
  filterValues,
  choiceFilter,
  secretTextFilter,
  textFilter,
  type FilterValues,
} from '../../features/lists/filters.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/** The filters of PC orders (specification, section 2), under the names that the API has for them. */
export const orderFilters = {
  /** '1' renting, '0' finished; none of them for all. */
  status: choiceFilter(['1', '0']),
  imageName: textFilter,
  passRdp: secretTextFilter,
  remote_ext_ip: textFilter,
};

/** A page of the orders that the filters leave. */
export function ordersQuery(
  services: Services,
  page: number,
  { status, ...texts }: FilterValues<typeof orderFilters>,
) {
  const chosen =
    status === undefined ? {} : { status: status === '1' ? (1 as const) : (0 as const) };
  return callQuery(services, 'listOrders', { query: { page, ...chosen, ...texts } });
}

/** The page of orders that the address names. */
export const loader: Loader = (services, { request }) => {
  const { searchParams } = new URL(request.url);
  const values = filterValues(orderFilters, searchParams);
  startQuery(services, ordersQuery(services, pageOf(searchParams), values));
  return null;
};
