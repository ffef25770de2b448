import { useCallback, useMemo } from 'react';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { invalidate } from '../../data/invalidate.ts';
import { useAccount } from '../../data/use-account.ts';
import { rentalsOf, type CurrentRentals } from './current-rentals.ts';
import { useAllPages } from '../lists/use-all-pages.ts';

export interface CurrentRentalsInUse extends CurrentRentals {
  /** Asks for everything again, because the customer wants it. */
  readonly refetch: () => void;
}

/**
 * Every PC, VPS and cloud machine that the customer rents now, with when it ends, what extending it costs and where that is
 * done. Read through the cache by the calls that the screens use, so that what is on screen is not asked for again, and kept
 * new by the same events. Nobody waits for it: it must not be part of a first screen.
 */
export function useCurrentRentals(): CurrentRentalsInUse {
  const services = useServices();
  const account = useAccount();
  const images = useAllPages((page) =>
    callQuery(services, 'listImages', { query: { page } }, 'nobody'),
  );
  const orders = useAllPages((page) =>
    callQuery(services, 'listOrders', { query: { page, status: 1 } }, 'nobody'),
  );
  const vpsOrders = useAllPages((page) =>
    callQuery(services, 'listVpsOrders', { query: { page, status: 'on_rental' } }, 'nobody'),
  );
  const cloudImages = useAllPages((page) =>
    callQuery(services, 'listCloudImages', { query: { page } }, 'nobody'),
  );
  const current = useMemo(
    () => rentalsOf({ images, orders, vpsOrders, cloudImages }, account),
    [images, orders, vpsOrders, cloudImages, account],
  );
  const again = useCallback(
    () => void invalidate(services, 'listImages', 'listOrders', 'listVpsOrders', 'listCloudImages'),
    [services],
  );
  return useMemo(() => ({ ...current, refetch: again }), [current, again]);
}
