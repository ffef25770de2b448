import { randomUUID } from 'node:crypto';
import { LEAST_RECHARGE } from '../reads.ts';
import { textAt } from '../wire-values.ts';
import type { Removable } from './traces.ts';
import { skip, type Writing } from './writing.ts';

export interface Recharged {
  readonly tickets: readonly unknown[];
  readonly idempotency: 'keys' | 'none' | null;
}

/** Asks for one recharge twice with one key, which costs nothing and shows whether keys are honoured; then cancels it. */
export async function tryRecharge(writing: Writing): Promise<Recharged> {
  const { visit, has, traces } = writing;
  const { findings } = visit;
  const bank = textAt(has.banks[0], '_id');
  if (bank === null) {
    skip(writing, ['requestRecharge', 'cancelRecharge'], 'there is no bank');
    findings.notTried('idempotency keys', 'there is no bank to ask for a recharge');
    return { tickets: [], idempotency: null };
  }
  const given = { body: { money: LEAST_RECHARGE, bank_id: bank } };
  const options = { idempotencyKey: randomUUID() };
  const recharges = new Map<string, Removable>();
  async function ask() {
    const ticket = await visit.attempts('requestRecharge', given, options);
    const id = textAt(ticket?.json, '_id');
    if (id !== null && !recharges.has(id)) {
      const what = `a recharge of ${LEAST_RECHARGE} VND that nobody pays`;
      const cancel = () => visit.attempts('cancelRecharge', { path: { id } });
      recharges.set(
        id,
        traces.made(what, async () => (await cancel()) !== null),
      );
    }
    return ticket;
  }
  const first = await ask();
  const second = first === null ? null : await ask();
  const tickets = [first, second].flatMap((answer) => (answer === null ? [] : [answer.json]));
  for (const recharge of recharges.values()) await recharge.takeAway();
  if (second === null) {
    findings.notTried('idempotency keys', 'no recharge could be asked for twice');
    return { tickets, idempotency: null };
  }
  findings.tried('idempotency keys');
  if (recharges.size === 1) return { tickets, idempotency: 'keys' };
  findings.doesWithout(
    'idempotency keys',
    'The same key is done twice: the portal sends nothing that costs a second time by itself.',
  );
  return { tickets, idempotency: 'none' };
}
