import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { MINUTE } from '@tram/machines/rules';
import { playTokens } from '../database/schema/network.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { PlayMachineId, PlayTarget } from './play-machine.ts';

/** How long a token is valid, ms: long enough to copy it into the client, and worth little when it is found later. */
const lifetimeMs = 15 * MINUTE;

/**
 * How many tokens of a machine are good at once. A second one does not end the first, which may be on its way into a client;
 * the oldest go first.
 */
const tokensOfAMachine = 5;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function ofMachine(target: PlayTarget, targetId: string) {
  return and(eq(playTokens.target, target), eq(playTokens.targetId, targetId));
}

/** Makes a token for a machine, which is locked. Only its hash is kept. */
export async function issuePlayToken(
  { transaction, now }: UnitOfWork,
  { accountId, target, targetId }: PlayMachineId,
): Promise<string> {
  const its = ofMachine(target, targetId);
  await transaction.delete(playTokens).where(and(its, lte(playTokens.expiresAt, now)));
  const surplus = await transaction
    .select({ id: playTokens.id })
    .from(playTokens)
    .where(its)
    .orderBy(desc(playTokens.createdAt), desc(playTokens.id))
    .offset(tokensOfAMachine - 1);
  if (surplus.length > 0) {
    await transaction.delete(playTokens).where(
      inArray(
        playTokens.id,
        surplus.map((row) => row.id),
      ),
    );
  }
  const token = `p_${randomBytes(32).toString('base64url')}`;
  await transaction.insert(playTokens).values({
    accountId,
    target,
    targetId,
    tokenHash: hashOf(token),
    expiresAt: new Date(now.getTime() + lifetimeMs),
    createdAt: now,
  });
  return token;
}

/** A valid token. */
type PlayTokenRow = typeof playTokens.$inferSelect;

/** What a streaming server asks before it admits a client: which machine a token is for, or null when it is not good. */
export async function findPlayToken(
  database: Database,
  token: string,
  now: Date,
): Promise<PlayTokenRow | null> {
  const [found] = await database
    .select()
    .from(playTokens)
    .where(and(eq(playTokens.tokenHash, hashOf(token)), gt(playTokens.expiresAt, now)));
  return found ?? null;
}

/** Ends every token of a machine: its rental is over, it is off, or its password is another one. The machine is locked. */
export async function endPlayTokens(
  { transaction }: UnitOfWork,
  target: PlayTarget,
  targetId: string,
): Promise<void> {
  await transaction.delete(playTokens).where(ofMachine(target, targetId));
}
