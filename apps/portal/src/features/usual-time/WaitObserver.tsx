import { useEffect } from 'react';
import { useServices } from '../../app/services-context.ts';
import { queryClientOf } from '../../data/query-client.ts';
import { observeWaits } from './observe-waits.ts';
import { rememberTime } from './time-memory.ts';

/** Notes how long waits took, while the portal is open: what a usual time is told from. Draws nothing. */
export function WaitObserver() {
  const services = useServices();
  useEffect(
    () =>
      observeWaits(queryClientOf(services), (end) => {
        const account = services.session.currentAccount();
        if (account !== null) rememberTime(account, end);
      }),
    [services],
  );
  return null;
}
