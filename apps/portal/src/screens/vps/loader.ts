import type { Loader } from '../../app/screen-route.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/start-query.ts';

/** The configurations that can be rented. */
export const load: Loader = (services) => {
  startQuery(services, callQuery(services, 'listComputerConfigs', {}));
  return null;
};
