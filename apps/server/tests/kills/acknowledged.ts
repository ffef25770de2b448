/** What has been acknowledged: it was written, and the client got its answer. */
import { appendFileSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/database/tables.ts';
import { ledgerEntries } from '../../src/database/schema/money.ts';
import { idempotencyRecords } from '../../src/database/schema/server.ts';

/** A write that was acknowledged. */
export type Acknowledged =
  | {
      readonly kind: 'answer';
      readonly operation: string;
      readonly key: string;
      readonly body: unknown;
    }
  | { readonly kind: 'payment'; readonly recharge: string };

/** Notes it in a file that outlives every process. */
export function acknowledge(file: string, one: Acknowledged): void {
  appendFileSync(file, `${JSON.stringify(one)}\n`);
}

/** Everything that was acknowledged so far. */
export function acknowledgedIn(file: string): Acknowledged[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Acknowledged => JSON.parse(line));
}

/** What was acknowledged and is not in the database as it was said: nothing. */
export async function lostFrom(database: Database, file: string): Promise<Acknowledged[]> {
  const answers = new Map<string, unknown>();
  for (const { operation, key, answer } of await database.select().from(idempotencyRecords)) {
    answers.set(`${operation} ${key}`, Reflect.get(Object(answer), 'body'));
  }
  const credits = await database
    .select({ recharge: ledgerEntries.reference })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.kind, 'recharge'));
  const paid = new Set(credits.map(({ recharge }) => recharge));
  return acknowledgedIn(file).filter((one) =>
    one.kind === 'payment'
      ? !paid.has(one.recharge)
      : !isDeepStrictEqual(answers.get(`${one.operation} ${one.key}`), one.body),
  );
}
