import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/query-client.ts';
import { filterValues, textFilter, type FilterValues } from '../../features/lists/filters.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/** The one filter of the log: part of a line's id, of a group such as G1080, or of its words (specification, section 2). */
export const logFilters = { search: textFilter };

/** A page of the lines that it leaves. */
export function logsQuery(
  services: Services,
  page: number,
  values: FilterValues<typeof logFilters>,
) {
  return callQuery(services, 'listLogs', { query: { page, ...values } });
}

/** The page of the log that the address names. */
export const loader: Loader = (services, { request }) => {
  const { searchParams } = new URL(request.url);
  const values = filterValues(logFilters, searchParams);
  startQuery(services, logsQuery(services, pageOf(searchParams), values));
  return null;
};
