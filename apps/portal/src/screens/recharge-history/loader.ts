import type { Loader } from '../../app/screen-route.ts';
import { pageOf } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/start-query.ts';

/** Query parameter that says which view of the screen is shown; the history without it. */
const viewParameter = 'view';

const statement = 'statement';

/** The search of the statement's address. */
export const statementSearch = `?${viewParameter}=${statement}`;

/** Whether an address shows the statement. */
export function isStatement(parameters: URLSearchParams): boolean {
  return parameters.get(viewParameter) === statement;
}

/** The page of recharges that the address names; the statement reads for itself. */
export const load: Loader = (services, { request }) => {
  const parameters = new URL(request.url).searchParams;
  if (isStatement(parameters)) return null;
  const page = pageOf(parameters);
  startQuery(services, callQuery(services, 'listRecharges', { query: { page } }));
  return null;
};
