/** What a customer does, again and again, with pauses. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Customer } from './customer.ts';
import { submitIdentity } from './identity.ts';
import { extendPc, type Pressing, rentPc, rentVps, topUp, useCloud } from './money.ts';

/** How long a customer thinks between two actions, ms. */
const thinking = { shortest: 2000, longest: 7000 };

/** What a customer has below this tops up next, VND. */
const littleMoney = 200_000;

interface LivingParts {
  /** Signs in for the first time within so many ms. */
  readonly arrivingMs: number;
  /** Has pictures to upload. */
  readonly uploads: boolean;
  /** Nothing new is begun after it. */
  readonly rest: AbortSignal;
  /** Nothing is waited for after it. */
  readonly giveUp: AbortSignal;
}

/** Goes offline for a few seconds, as in a lift, and comes back. */
async function loseConnection(
  { tally, random, anyTab }: Customer,
  rest: AbortSignal,
): Promise<void> {
  const tab = anyTab();
  tab.disconnect();
  await delay(random.between(500, 4000), null, { signal: rest }).catch(() => {});
  tab.connect();
  tally('lose the connection', 'connected again');
}

/** Leafs through what is there. */
async function lookAround({ tally, anyTab }: Customer): Promise<void> {
  const { api } = anyTab();
  const results = await Promise.all([
    api.listOrders({ query: { page: 2 } }),
    api.listLogs(),
    api.getNotification(),
  ]);
  for (const result of results) {
    tally('look around', result.ok ? 'done' : `failed ${result.error.status ?? result.error.kind}`);
  }
}

function pressing({ random, tabs }: Customer): Pressing {
  if (random.chance(15)) return 'twice';
  if (random.chance(15)) return 'and loses the connection';
  return tabs.length > 1 && random.chance(30) ? 'in two tabs' : 'once';
}

/** What comes next: each with how often it does, in a hundred. */
async function act(customer: Customer, { uploads, rest, giveUp }: LivingParts): Promise<void> {
  const { random } = customer;
  const balance = customer.anyTab().views.account.value()?.balance;
  if (balance !== undefined && balance < littleMoney) return topUp(customer);
  const how = pressing(customer);
  const choices: readonly (readonly [number, () => Promise<void>])[] = [
    [8, () => topUp(customer)],
    [20, () => rentPc(customer, how)],
    [24, () => extendPc(customer, how)],
    [9, () => rentVps(customer, how)],
    [12, () => useCloud(customer, how)],
    [8, () => lookAround(customer)],
    [6, () => loseConnection(customer, rest)],
    [2, async () => customer.signOut()],
    [uploads ? 40 : 0, () => submitIdentity(customer, giveUp)],
  ];
  const total = choices.reduce((sum, [often]) => sum + often, 0);
  let left = random.between(1, total);
  for (const [often, choice] of choices) {
    left -= often;
    if (left <= 0) return choice();
  }
  return undefined;
}

/** Lives until `rest`: signs in where that is needed, thinks, acts. Resolves when everything that was begun is known. */
export async function live(customer: Customer, parts: LivingParts): Promise<void> {
  const { random } = customer;
  const think = (longest: number) =>
    delay(random.between(0, longest), null, { signal: parts.rest }).catch(() => {});
  await think(parts.arrivingMs);
  while (!parts.rest.aborted) {
    await customer.signIn();
    if (parts.rest.aborted) break;
    await act(customer, parts).catch((error: unknown) => {
      customer.journal.unsettled.push(String(error));
    });
    await delay(thinking.shortest, null, { signal: parts.rest }).catch(() => {});
    await think(thinking.longest - thinking.shortest);
  }
  // Whoever has signed out last of all comes back to see what is there.
  await customer.signIn();
}
