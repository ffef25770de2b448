import { useMemo } from 'react';
import type { Account } from '@tram/api/types';
import { runway, type Runway } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { useAccount } from '../../data/use-account.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import {
  useCurrentRentals,
  type CurrentRentalsInUse,
} from '../current-rentals/use-current-rentals.ts';
import { useNow } from '../rental/use-now.ts';

export interface RunwayInUse {
  /** Null until it has been loaded. */
  readonly account: Account | null;
  readonly current: CurrentRentalsInUse;
  /** Null while the balance or the machines are not known. */
  readonly runway: Runway<PlacedRental> | null;
  /** Server time, ms since 1970. */
  readonly now: number;
}

/** How long the customer's balance keeps the machines that they rent now; it moves on with the time. */
export function useRunway(): RunwayInUse {
  const { clock } = useServices();
  const now = useNow(clock);
  const account = useAccount();
  const current = useCurrentRentals();
  const { rentals, state } = current;
  const balance = account?.balance ?? null;
  const found = useMemo(
    () =>
      balance === null || state === 'loading' || state === 'failed'
        ? null
        : runway(balance, rentals, now),
    [balance, rentals, state, now],
  );
  return { account, current, runway: found, now };
}
