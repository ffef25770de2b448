import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { accounts } from '../database/schema/accounts.ts';
import { bankTransfers, ledgerEntries, recharges } from '../database/schema/money.ts';
import { orderHistory, orders } from '../database/schema/pcs.ts';
import { auditCloud } from './cloud-audit.ts';
import { auditVps } from './vps-audit.ts';

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Everything that is wrong with the money, in words; nothing when the books are right: every balance is the sum of its
 * rows and never was below zero, every order is charged what it says, every successful recharge is credited once and no
 * other is credited at all, and so is every transfer of the bank.
 */
export async function auditLedger(database: Database): Promise<string[]> {
  const faults: string[] = [];
  const rows = await database.select().from(ledgerEntries).orderBy(asc(ledgerEntries.position));
  for (const account of await database.select().from(accounts)) {
    let running = 0;
    for (const row of rows.filter((one) => one.accountId === account.id)) {
      running += row.amount;
      if (running !== row.balanceAfter) faults.push(`row ${row.position} does not follow`);
      if (running < 0) faults.push(`row ${row.position} goes below zero`);
    }
    if (running !== account.balance) {
      faults.push(`${account.username} has ${account.balance}, its rows add up to ${running}`);
    }
  }
  const booked = (kind: string, reference: string) =>
    rows.filter((row) => row.kind === kind && row.reference === reference).map((row) => row.amount);
  for (const order of await database.select().from(orders)) {
    const entries = await database
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.id));
    const extensions = sum(entries.flatMap((entry) => booked('extension', entry.id)));
    const charged = -sum(booked('rental', order.id)) - extensions;
    if (charged !== order.totalPrice) faults.push(`order ${order.id} charged ${charged}`);
    if (sum(entries.map((entry) => entry.price)) !== order.totalPrice) {
      faults.push(`order ${order.id} and its history differ`);
    }
    if (-extensions !== order.afterExp) faults.push(`order ${order.id} has a wrong after_exp`);
    const refunded = sum(booked('refund', order.id));
    if (refunded !== (order.stage === 'failed' ? order.totalPrice : 0)) {
      faults.push(`order ${order.id} refunded ${refunded}`);
    }
  }
  faults.push(...(await auditVps(database, (kind, reference) => sum(booked(kind, reference)))));
  faults.push(...(await auditCloud(database, (kind, reference) => sum(booked(kind, reference)))));
  for (const recharge of await database.select().from(recharges)) {
    const credits = booked('recharge', recharge.id);
    const wanted = recharge.status === 1 ? [recharge.money] : [];
    if (credits.join() !== wanted.join()) {
      faults.push(`recharge ${recharge.id} is ${recharge.status} and credited ${credits.join()}`);
    }
  }
  for (const transfer of await database.select().from(bankTransfers)) {
    // By a person as an adjustment of its own, or as the payment of its recharge.
    const byHand = booked('adjustment', transfer.id);
    const asPayment =
      transfer.rechargeId === null || byHand.length > 0
        ? []
        : booked('recharge', transfer.rechargeId);
    const credits = transfer.status === 'credited' ? [...byHand, ...asPayment] : byHand;
    const wanted = transfer.status === 'credited' ? [transfer.amount] : [];
    if (credits.join() !== wanted.join()) {
      faults.push(`transfer ${transfer.id} is ${transfer.status} and credited ${credits.join()}`);
    }
  }
  return faults;
}

/** The rows of an account's ledger in the order of booking, as `kind amount`. */
export async function ledgerOf(
  database: Database,
  accountIds: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.accountId, [...accountIds]))
    .orderBy(asc(ledgerEntries.position));
  return rows.map((row) => `${row.kind} ${row.amount}`);
}
