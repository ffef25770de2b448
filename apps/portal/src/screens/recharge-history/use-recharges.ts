import type { Answer } from '@tram/api/client';
import { useServices } from '../../app/services-context.ts';
import type { Face } from '../../data/face.ts';
import { callQuery } from '../../data/queries.ts';
import { noRows, useFace } from '../../data/use-face.ts';

/** What is known of a page of recharges. */
export type RechargesFace = Face<Answer<'listRecharges'>>;

/** The recharges of a page. @param shown whether they are on screen: without it they are not asked for */
export function useRecharges(page: number, shown: boolean): RechargesFace {
  const services = useServices();
  const query = callQuery(services, 'listRecharges', { query: { page } });
  return useFace({ ...query, enabled: shown }, noRows);
}
