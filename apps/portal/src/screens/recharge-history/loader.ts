import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/start-query.ts';
import { isStatement } from './view-parameter.ts';

/** The page of recharges that the address names; the statement reads for itself. */
export const load: Loader = (services, { request }) => {
  const parameters = new URL(request.url).searchParams;
  if (isStatement(parameters)) return null;
  const page = pageOf(parameters);
  startQuery(services, callQuery(services, 'listRecharges', { query: { page } }));
  return null;
};
