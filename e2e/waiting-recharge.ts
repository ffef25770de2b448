import { readList } from './api-reads.ts';
import { topUpElsewhere } from './top-up.ts';

/** The longest time that a test of a waiting recharge takes, ms. */
const lookMs = 5 * 60_000;

/**
 * A recharge that stays unpaid during a test. The seeded one times out after a quarter of an hour of the server's
 * time; where none is left, another one like it is requested.
 * @returns its id
 */
export async function waitingRecharge(origin: string, username: string): Promise<string> {
  const { headers } = await fetch(`${origin}/login`);
  const end = Date.parse(headers.get('date') ?? '') + lookMs;
  const recharges = await readList(origin, username, '/recharges?page=1');
  const waiting = recharges.find(
    (one) => one['is_succeeded'] === 0 && Date.parse(String(one['expiresAt'])) > end,
  );
  if (waiting !== undefined) return String(waiting['_id']);
  const seeded = { money: 300_000, bankName: 'Techcombank' };
  return (await topUpElsewhere(origin, username, seeded)).id;
}
