/** Money: the ledger of balances, top-ups, and the transfers that the bank reported. */
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, moneyColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Every change of a balance. The balance of an account is the sum of its amounts and the last row's `balance_after`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Order of booking: within one account it grows with every row, because the account is locked while booking. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    accountId: referenceColumn('account_id', () => accounts.id),
    /** VND; positive adds to the balance, negative takes from it. */
    amount: moneyColumn('amount').notNull(),
    kind: text('kind', {
      enum: ['recharge', 'rental', 'extension', 'refund', 'adjustment'],
    }).notNull(),
    /** Id of what caused it: the recharge, the order, the row of the order's history … Booked once a kind. */
    reference: text('reference').notNull(),
    balanceAfter: moneyColumn('balance_after').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_cause').on(table.kind, table.reference),
    index('ledger_entries_account').on(table.accountId, table.position),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_balance_not_negative', sql`${table.balanceAfter} >= 0`),
  ],
);

/** A bank account of the operator that receives recharges. */
export const banks = pgTable('banks', {
  id: idColumn(),
  bankName: text('bank_name').notNull(),
  /** The bank's identification number at NAPAS, six digits. */
  bin: text('bin').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  /** Template part of the VietQR quick link. */
  template: text('template').notNull().default('compact2'),
  /** The smallest and the largest transfer this account takes, VND. */
  minimum: moneyColumn('minimum').notNull(),
  maximum: moneyColumn('maximum').notNull(),
  /** Order in lists, ascending. */
  rank: integer('rank').notNull(),
  ...changeColumns(),
});

/** A top-up by bank transfer. `link_path` freezes where and how it was to be paid. */
export const recharges = pgTable(
  'recharges',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    bankId: referenceColumn('bank_id', () => banks.id),
    /** The bank's name at the time. */
    bankName: text('bank_name').notNull(),
    money: moneyColumn('money').notNull(),
    /** Transfer content that identifies the payment: unique, short, letters and digits. */
    content: text('content').notNull().unique(),
    /** Path and query of the QR picture on this server: `/qr/{bin}-{account}-{template}.png?…`. */
    linkPath: text('link_path').notNull(),
    /** 0 pending, 1 successful, 2 cancelled, 3 timed out. */
    status: integer('status').notNull().default(0),
    expiresAt: momentColumn('expires_at').notNull(),
    paidAt: momentColumn('paid_at'),
    ...changeColumns(),
  },
  (table) => [
    index('recharges_account').on(table.accountId, table.createdAt.desc()),
    check('recharges_money_positive', sql`${table.money} > 0`),
  ],
);

/** One transfer as the bank's webhook reported it, kept once however often it was reported. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: idColumn(),
    /** Who reported it, and the number it has there. */
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    accountNumber: text('account_number').notNull(),
    /** VND. */
    amount: moneyColumn('amount').notNull(),
    content: text('content').notNull(),
    referenceCode: text('reference_code'),
    transferredAt: momentColumn('transferred_at').notNull(),
    /** `credited`; `review`: waits for a person's decision; `ignored`: money that left, or nothing to do with top-ups. */
    status: text('status', { enum: ['credited', 'review', 'ignored'] }).notNull(),
    /** Why it was not credited. */
    reason: text('reason', {
      enum: ['unknown-content', 'wrong-amount', 'already-paid', 'wrong-account', 'outgoing'],
    }),
    rechargeId: text('recharge_id').references(() => recharges.id),
    createdAt: momentColumn('created_at').notNull(),
    resolvedAt: momentColumn('resolved_at'),
  },
  (table) => [
    uniqueIndex('bank_transfers_once').on(table.provider, table.providerId),
    index('bank_transfers_status').on(table.status, table.createdAt.desc()),
  ],
);
