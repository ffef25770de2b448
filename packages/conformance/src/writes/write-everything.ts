import type { Settled, RunContext } from '../options.ts';
import type { AccountData } from '../reads.ts';
import type { Visit } from '../visit.ts';
import { tryIdentity, tryTexts } from './account.ts';
import { tryCloud } from './cloud.ts';
import { tryPc } from './pc.ts';
import { tryRecharge } from './recharge.ts';
import { tryVps } from './vps.ts';
import { createWallet } from './wallet.ts';
import type { Writing } from './writing.ts';

/** The outcome of the calls that change something. */
export interface Written {
  /** VND. */
  readonly spent: number;
  /** Recharges as they were answered. */
  readonly tickets: readonly unknown[];
  /** Null where it could not be tried. */
  readonly idempotency: 'keys' | 'none' | null;
  /** Null where it could not be tried. */
  readonly confirmedTotal: 'checked' | 'unchecked' | null;
  /** Whether something was done that events report. */
  readonly madeMachines: boolean;
}

/** Makes every call that changes something, as far as `--spend` reaches, and removes again what it can. */
export async function writeEverything(
  visit: Visit,
  has: AccountData,
  { spend, slug, waitMs }: Settled,
  context: RunContext,
): Promise<Written> {
  const writing: Writing = {
    visit,
    wallet: createWallet(visit, spend),
    has,
    name: `conf-${Date.now().toString(36)}`,
    slug,
    waitMs,
    traces: context.traces,
  };
  context.log('asking for a recharge');
  const { tickets, idempotency } = await tryRecharge(writing);
  context.log('signing up, writing logs, submitting an identity');
  await tryTexts(writing);
  await tryIdentity(writing, context);
  context.log('making a PC');
  const pc = await tryPc(writing, idempotency === 'keys');
  context.log('renting a VPS');
  const hasVps = await tryVps(writing);
  context.log('renting a cloud machine');
  const hasCloud = await tryCloud(writing);
  return {
    spent: writing.wallet.spent(),
    tickets,
    idempotency: pc.keyIsChargedOnce === false ? 'none' : idempotency,
    confirmedTotal: pc.confirmedTotal,
    madeMachines: pc.isRented || hasVps || hasCloud,
  };
}
