import type { Loader } from '../../app/screen-route.ts';
import { callQuery } from '../../data/queries.ts';
import { shownPages } from '../../data/shown-pages.ts';
import { startQuery } from '../../data/start-query.ts';

/** The customer's cloud machines, as many pages as the address shows: all asked for at once. */
export const load: Loader = (services, { request }) => {
  const pages = shownPages(new URL(request.url).search);
  for (let page = 1; page <= pages; page += 1) {
    startQuery(services, callQuery(services, 'listCloudImages', { query: { page } }));
  }
  return null;
};
