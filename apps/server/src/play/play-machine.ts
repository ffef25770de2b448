import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/tables.ts';
import { cloudImages } from '../database/schema/cloud.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage, readOwnedImage } from '../images/owned-image.ts';
import { requireAllowed } from '../images/permission.ts';
import { Refusal } from '../refusal.ts';

/** What the Play client can reach: a PC or a cloud machine. */
export type PlayTarget = 'pc' | 'cloud';

/** Which machine of whom. */
export interface PlayMachineId {
  readonly accountId: string;
  readonly target: PlayTarget;
  readonly targetId: string;
}

/** Who may sign in to a machine that runs. */
export interface PlayMachine {
  readonly user: string;
  readonly password: string;
}

function cloudOf(database: Database, { accountId, targetId }: PlayMachineId) {
  return database
    .select()
    .from(cloudImages)
    .where(
      and(
        eq(cloudImages.id, targetId),
        eq(cloudImages.accountId, accountId),
        isNull(cloudImages.deletedAt),
      ),
    );
}

function pcMachine({ image }: Awaited<ReturnType<typeof readOwnedImage>>, now: Date): PlayMachine {
  requireAllowed('play', image, now);
  if (image.userRemote === null || image.passRdp === null) {
    throw new Error(`PC ${image.id} is installed and nobody can sign in`);
  }
  return { user: image.userRemote, password: image.passRdp };
}

function cloudMachine(image: typeof cloudImages.$inferSelect | undefined): PlayMachine {
  if (image === undefined) throw new Refusal(404, 'Không tìm thấy máy cloud này');
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
  const [image] = await cloudOf(database, id);
  return cloudMachine(image);
}

/** The same, locked until the unit ends: its rental and its password stay meanwhile. */
export async function lockPlayMachine(unit: UnitOfWork, id: PlayMachineId): Promise<PlayMachine> {
  if (id.target === 'pc') {
    return pcMachine(await lockOwnedImage(unit, id.accountId, id.targetId), unit.now);
  }
  const [image] = await cloudOf(unit.transaction, id).for('no key update');
  return cloudMachine(image);
}
