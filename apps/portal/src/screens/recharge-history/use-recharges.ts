import type { Answer } from '@tram/api/client';
import { useServices } from '../../app/services-context.ts';
import type { QueryState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import { noRows, useQueryState } from '../../data/use-query-state.ts';

/** What is known of a page of recharges. */
export type RechargesState = QueryState<Answer<'listRecharges'>>;

/** The recharges of a page. @param shown whether they are on screen: without it they are not asked for */
export function useRecharges(page: number, shown: boolean): RechargesState {
  const services = useServices();
  const query = callQuery(services, 'listRecharges', { query: { page } });
  return useQueryState({ ...query, enabled: shown }, noRows);
}
