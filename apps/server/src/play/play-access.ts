import { createHash, randomBytes } from 'node:crypto';
import { MINUTE } from '@tram/machines/rules';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import {
  type KnownCloudImage,
  lockOwnedCloudImage,
  readOwnedCloudImage,
  undeleted,
} from '../cloud/cloud-machine.ts';
import { playTokens } from '../database/schema/network.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage, readOwnedImage, requireAllowed } from '../images/owned-image.ts';
import { Refusal } from '../refusal.ts';

/** What the Play client can reach: a PC or a cloud machine. */
export type PlayTarget = 'pc' | 'cloud';

export interface PlayMachineId {
  readonly accountId: string;
  readonly target: PlayTarget;
  readonly targetId: string;
}

export interface PlayMachine {
  readonly user: string;
  readonly password: string;
}

function pcMachine({ image }: Awaited<ReturnType<typeof readOwnedImage>>, now: Date): PlayMachine {
  requireAllowed('play', image, now);
  if (image.userRemote === null || image.passRdp === null) {
    throw new Error(`PC ${image.id} is installed and nobody can sign in`);
  }
  return { user: image.userRemote, password: image.passRdp };
}

function cloudMachine(known: KnownCloudImage): PlayMachine {
  const { image } = undeleted(known);
  if (!image.isRunning || image.username === null || image.password === null) {
    throw new Refusal(409, 'Máy cloud chưa chạy, bạn bấm Start và chờ máy sẵn sàng');
  }
  return { user: image.username, password: image.password };
}

/**
 * Reads a machine of an account that the Play client can reach now.
 * @throws Refusal 404 unknown; 409 not ready
 */
export async function readPlayMachine(
  database: Database,
  id: PlayMachineId,
  now: Date,
): Promise<PlayMachine> {
  if (id.target === 'pc') {
    return pcMachine(await readOwnedImage(database, id.accountId, id.targetId), now);
  }
  return cloudMachine(await readOwnedCloudImage(database, id.accountId, id.targetId));
}

/** The same, locked until the unit ends: its rental and its password stay meanwhile. */
export async function lockPlayMachine(unit: UnitOfWork, id: PlayMachineId): Promise<PlayMachine> {
  if (id.target === 'pc') {
    return pcMachine(await lockOwnedImage(unit, id.accountId, id.targetId), unit.now);
  }
  return cloudMachine(await lockOwnedCloudImage(unit, id.accountId, id.targetId));
}

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
