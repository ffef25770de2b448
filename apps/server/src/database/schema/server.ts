/** The server's own rows: answers by key, timers, settings, and what its instances share. */
import {
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, momentColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Answers of writes that carry an `Idempotency-Key`, stored in the transaction of their effect. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request that came first with this key. */
    fingerprint: text('fingerprint').notNull(),
    /** The first answer; null only inside the transaction that is making it. */
    answer: jsonb('answer'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index('idempotency_records_age').on(table.createdAt),
  ],
);

/**
 * Work that is due at a moment. A timer only names the row that its handler has to check (`reference`): the handler decides
 * by what it finds there, so a timer that fires early, late or twice does no harm.
 */
export const timers = pgTable(
  'timers',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    dueAt: momentColumn('due_at').notNull(),
    /** Failed tries so far; each one waits longer. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('timers_purpose').on(table.kind, table.reference),
    index('timers_due').on(table.dueAt),
  ],
);

/** Small values of the server itself that must survive a restart, such as how far the sandbox moved the clock. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

// How often something was tried, counted for all instances together.

/** The tries of one key in a window that starts with the first of them. */
export const attemptWindows = pgTable(
  'attempt_windows',
  {
    /** What is counted and for whom; addresses and names are hashed. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: momentColumn('started_at').notNull(),
    endsAt: momentColumn('ends_at').notNull(),
  },
  (table) => [index('attempt_windows_end').on(table.endsAt)],
);

// Faults that the sandbox planned, shared by all instances.

/** A fault that waits for the next calls of its operation. */
export const plannedFaults = pgTable('planned_faults', {
  position: bigserial('position', { mode: 'number' }).primaryKey(),
  operation: text('operation').notNull(),
  kind: text('kind').notNull(),
  moment: text('moment').notNull(),
  status: integer('status').notNull(),
  /** Words of a failure; null for those of an unknown error. */
  message: text('message'),
  /** ms */
  delayMs: integer('delay_ms').notNull(),
  /** How many calls it still affects. */
  times: integer('times').notNull(),
});

// What the PostgreSQL adapter of Socket.IO needs when several instances share a database.

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Messages between instances that are too long for a NOTIFY (8000 bytes). Written, read and cleaned up by the adapter alone,
 * half a minute at a time; its name and columns are the adapter's.
 */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'number' }).unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).defaultNow(),
  payload: bytes('payload'),
});
