/** How often something was tried, counted for all instances together. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../columns.ts';

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
