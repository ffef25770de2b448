import { SHOWN } from '@tram/machines/rules';
import { leadAway, type Loader } from '../../app/screen-route.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf, startQuery } from '../../data/query-client.ts';

/**
 * The account says whether a verification is asked for: without, this screen leads to '/' (specification, section 2). What is not
 * known yet is the screen's to decide.
 */
export const loader: Loader = (services, request) => {
  const query = callQuery(services, 'getMyAccount', {});
  const account = queryClientOf(services).getQueryData(query.queryKey);
  if (account !== undefined && account.kyc !== SHOWN) throw leadAway(request, '/');
  startQuery(services, query);
  return null;
};
