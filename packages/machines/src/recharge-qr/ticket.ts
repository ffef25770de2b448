import type { Recharge, RechargeTicket } from '@tram/api/types';
import type { Now } from '../deadline/deadline.ts';
import type { Port } from '../port/port-actor.ts';
import { rechargeOfTicket } from '../rules/recharge-life.ts';
import type { RechargeAttempt } from './types.ts';

/** A port that answers whole recharges, out of one that answers tickets: what a ticket lacks is known from the attempt. */
export function completing(
  request: Port<RechargeAttempt, RechargeTicket>,
  now: Now,
): Port<RechargeAttempt, Recharge> {
  return async (attempt, signal) => {
    const answer = await request(attempt, signal);
    if (!answer.ok) return answer;
    const { money, bankId } = attempt;
    return {
      ok: true,
      value: rechargeOfTicket(answer.value, { money, bankId, answeredAt: now() }),
    };
  };
}
