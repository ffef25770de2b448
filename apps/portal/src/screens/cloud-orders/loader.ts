import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';
import { listLoader, type FilterValues } from '../../features/lists/filters.ts';
import { withOrderDates } from '../../features/lists/order-dates.ts';

/** Cloud orders have no filter but that by date, where the API knows dates. */
export const cloudOrderFiltersOf = withOrderDates({});

export function cloudOrdersQuery(
  services: Services,
  page: number,
  values: FilterValues<ReturnType<typeof cloudOrderFiltersOf>>,
) {
  return callQuery(services, 'listCloudImages', { query: { tab: 'cloud_order', page, ...values } });
}

export const loader = listLoader(cloudOrderFiltersOf, cloudOrdersQuery);
