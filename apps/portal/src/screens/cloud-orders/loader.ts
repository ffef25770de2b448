import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/start-query.ts';

/** The page of orders that the address names. */
export const load: Loader = (services, { request }) => {
  const page = pageOf(new URL(request.url).searchParams);
  const query = { tab: 'cloud_order', page } as const;
  startQuery(services, callQuery(services, 'listCloudImages', { query }));
  return null;
};
