import { randomBytes } from 'node:crypto';
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** Makes an id as the contract writes them: 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

/** Primary key column: `_id` on the wire. */
export function idColumn() {
  return text('id').primaryKey().$defaultFn(newId);
}

/** A required id of a row of another table. @param column that table's id */
export function referenceColumn(name: string, column: () => AnyPgColumn) {
  return text(name).notNull().references(column);
}

/** A moment, stored with its time zone to the millisecond and read as a `Date`. */
export function momentColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}

/**
 * An amount of whole VND. PostgreSQL's `bigint` is read as a JavaScript number, which is exact up to 9 × 10¹⁵ VND; every
 * amount that enters is far below (see the limits of `recharges`).
 */
export function moneyColumn(name: string) {
  return bigint(name, { mode: 'number' });
}

/** When a row was written and when it changed last. */
export function changeColumns() {
  return {
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  };
}
