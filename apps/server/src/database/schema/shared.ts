import {
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { momentColumn } from '../columns.ts';

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
  /** How many calls it still meets. */
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
