/** What the bank reported, whether it could be credited or not. */
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, momentColumn, moneyColumn } from '../columns.ts';
import { recharges } from '../schema.ts';

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
    /** `credited`; `review`: kept for a person to look at; `ignored`: money that left, or nothing to do with top-ups. */
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
