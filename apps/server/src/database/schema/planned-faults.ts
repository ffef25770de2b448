/** Faults that the sandbox planned, shared by all instances. */
import { bigserial, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
