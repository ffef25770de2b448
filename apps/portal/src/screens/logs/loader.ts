import { listLoader, textFilter, type FilterValues } from '../../features/lists/filters.ts';
import type { Services } from '../../app/services.ts';
import { callQuery } from '../../data/queries.ts';

/** The one filter of the log: part of a line's id, of a group such as G1080, or of its words (specification, section 2). */
export const logFilters = { search: textFilter };

export function logsQuery(
  services: Services,
  page: number,
  values: FilterValues<typeof logFilters>,
) {
  return callQuery(services, 'listLogs', { query: { page, ...values } });
}

export const loader = listLoader(() => logFilters, logsQuery);
