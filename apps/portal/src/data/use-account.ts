import { useQuery } from '@tanstack/react-query';
import type { Account } from '@tram/api/types';
import { useServices } from '../app/services-context.ts';
import { callQuery } from './queries.ts';

/** The customer's account, or null until it has been loaded. The layout loads it and events keep it up to date. */
export function useAccount(): Account | null {
  return useQuery(callQuery(useServices(), 'getMyAccount', {})).data ?? null;
}
