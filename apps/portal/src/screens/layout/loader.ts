import type { Loader } from '../../app/screen-route.ts';
import { callQuery } from '../../data/queries.ts';
import { queryClientOf } from '../../data/query-client.ts';

/** How long the frame waits for the account, ms: it mostly arrives before the code, and nothing jumps when it does. */
const patience = 300;

/**
 * The account, which the whole frame shows: balance, name, whether identity verification is asked for. A customer whose
 * account is late sees the frame without it; why it is late or refused, the session's lifecycle and the banner say.
 */
export const loader: Loader = async (services) => {
  const account = queryClientOf(services).prefetchQuery({
    ...callQuery(services, 'getMyAccount', {}),
    staleTime: 'static',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([account, late]);
  clearTimeout(timer);
  return null;
};
