import type { Loader } from '../../app/screen-route.ts';
import { callQuery } from '../../data/queries.ts';
import { startQuery } from '../../data/start-query.ts';

/** The cloud packages, with how full they are. */
export const load: Loader = (services) => {
  startQuery(services, callQuery(services, 'listCloudPackages', {}));
  return null;
};
