import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/start-query.ts';
import { filterValues } from '../../features/lists/filters.ts';
import { vpsOrderFilters, vpsOrdersQuery } from './order-filters.ts';

/** The page of orders that the address names. */
export const load: Loader = (services, { request }) => {
  const { searchParams } = new URL(request.url);
  const values = filterValues(vpsOrderFilters, searchParams);
  startQuery(services, vpsOrdersQuery(services, pageOf(searchParams), values));
  return null;
};
