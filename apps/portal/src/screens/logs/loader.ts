import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/start-query.ts';
import { filterValues } from '../../features/lists/filters.ts';
import { logFilters, logsQuery } from './log-filters.ts';

/** The page of the log that the address names. */
export const load: Loader = (services, { request }) => {
  const { searchParams } = new URL(request.url);
  const values = filterValues(logFilters, searchParams);
  startQuery(services, logsQuery(services, pageOf(searchParams), values));
  return null;
};
