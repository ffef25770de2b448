/**
 * Opens the embedded database, looks whether it is whole, and then writes through the domain until it is killed.
 * `writing-child.ts JSON`, see `WritingOrder`. It says `opening`, then `whole`, or `broken` and what
 * is, and `acknowledged 1.` and so on.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { unlimitedAttempts } from '../../src/auth/attempts.ts';
import { openDatabase } from '../../src/database/open.ts';
import { recharges } from '../../src/database/schema/money.ts';
import { orderOperations } from '../../src/orders/operations.ts';
import { rechargeOperations } from '../../src/recharges/operations.ts';
import { rechargeStatus } from '../../src/recharges/recharge-view.ts';
import { payRecharge } from '../../src/sandbox/actions.ts';
import type { AccountIdentity } from '../../src/services.ts';
import { auditLedger } from '../../src/testing/ledger-audit.ts';
import { createTestServices } from '../../src/testing/test-services.ts';
import { startTimers } from '../../src/timers/timers.ts';
import { acknowledge as note, type Acknowledged, lostFrom } from './acknowledged.ts';

/** What to write, and where. */
export interface WritingOrder {
  readonly dataDir: string;
  /** File of what has been acknowledged. */
  readonly acknowledged: string;
  readonly account: AccountIdentity;
  /** A PC that is rented. */
  readonly image: string;
  readonly bank: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the test that starts this file
const order = JSON.parse(process.argv[2] ?? '') as WritingOrder;
process.stdout.write('opening\n');
const { db } = await openDatabase(
  { dataDir: order.dataDir, databaseUrl: null },
  { info() {}, error() {} },
);
const faults: unknown[] = [...(await auditLedger(db)), ...(await lostFrom(db, order.acknowledged))];
process.stdout.write(faults.length === 0 ? 'whole\n' : `broken ${JSON.stringify(faults)}\n`);

const { services: counted } = createTestServices(db, { at: new Date() });
const services = { ...counted, attempts: unlimitedAttempts };
// What the processes before have left undone is done beside the writing.
startTimers(services);

/** A call as the server makes it. */
function call<Body>(body: Body) {
  return {
    services,
    account: order.account,
    parameters: { path: {}, query: {} },
    body,
    idempotencyKey: randomUUID(),
    confirmedTotal: null,
    requestId: 'req-kills',
    origin: 'https://portal.example',
    address: '127.0.0.1',
  };
}

let count = 0;
function acknowledge(one: Acknowledged): void {
  note(order.acknowledged, one);
  count += 1;
  process.stdout.write(`acknowledged ${count}.\n`);
}

async function extend(): Promise<void> {
  const asked = call({ image: order.image, rental_period: 1, unit: 'hour' as const });
  const answer = await orderOperations.extendOrder?.(asked);
  if (answer === undefined || !('body' in answer)) throw new Error('the order was not extended');
  const { body } = answer;
  const { idempotencyKey: key } = asked;
  acknowledge({ kind: 'answer', operation: 'extendOrder', key, body });
}

async function topUp(): Promise<void> {
  const asked = call({ money: 50_000, bank_id: order.bank });
  const answer = await rechargeOperations.requestRecharge?.(asked);
  if (answer === undefined || !('body' in answer)) throw new Error('there is no recharge');
  const { body } = answer;
  const { idempotencyKey: key } = asked;
  acknowledge({ kind: 'answer', operation: 'requestRecharge', key, body });
  await payRecharge(services, body._id);
  acknowledge({ kind: 'payment', recharge: body._id });
}

/** Pays what a killed process has asked for and not paid: an account may have ten of them, and then asks for no more. */
async function payLeftOver(): Promise<void> {
  const isLeftOver = and(
    eq(recharges.accountId, order.account.id),
    eq(recharges.status, rechargeStatus.pending),
  );
  for (const { id } of await db.select({ id: recharges.id }).from(recharges).where(isLeftOver)) {
    await payRecharge(services, id);
    note(order.acknowledged, { kind: 'payment', recharge: id });
  }
}

await payLeftOver();
for (;;) await Promise.all([extend(), topUp(), extend()]);
