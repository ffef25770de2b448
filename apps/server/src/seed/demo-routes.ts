import { and, eq } from 'drizzle-orm';
import { images, sshRoutes } from '../database/schema.ts';
import { wanHoldings } from '../database/schema/network.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { simulatedAddress } from '../machine-driver/simulated-network.ts';

/** An internet route that a seeded PC holds. */
export interface DemoRoute {
  readonly accountId: string;
  /** Name of the PC, which is rented. */
  readonly pc: string;
  readonly route: string;
}

/** Lets seeded PCs hold routes, as if their owners had chosen them now. */
export async function seedDemoRoutes(
  { transaction, now }: UnitOfWork,
  routes: readonly DemoRoute[],
): Promise<void> {
  for (const { accountId, pc, route } of routes) {
    const [found] = await transaction
      .select({ imageId: images.id, ssh: sshRoutes })
      .from(images)
      .innerJoin(sshRoutes, eq(sshRoutes.id, images.sshId))
      .where(and(eq(images.accountId, accountId), eq(images.name, pc)));
    if (found === undefined) throw new Error(`the PC ${pc} is not rented`);
    const { gateway, routerXoay } = found.ssh;
    await transaction.insert(wanHoldings).values({
      gateway,
      name: route,
      isRotating: routerXoay.includes(route),
      accountId,
      imageId: found.imageId,
      ip: simulatedAddress(gateway, route),
      createdAt: now,
      updatedAt: now,
    });
  }
}
