import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { WanSelection } from '@tram/api/types';
import type { Database } from '../database/tables.ts';
import { wanHoldings } from '../database/schema/network.ts';
import type { sshRoutes } from '../database/schema/pcs.ts';
import type { ImageRow } from '../images/owned-image.ts';

/** A PC with its way to the internet, null until it is installed. */
interface RouteOwner {
  readonly image: ImageRow;
  readonly ssh: typeof sshRoutes.$inferSelect | null;
}

/**
 * Reads the routes that are held, for any number of PCs in one query: the plain route of each, and the rotating routes of its
 * router, whichever account holds them. The address of another account's route is left out.
 * @returns by the PC's id; a PC that is not installed has no entry
 */
export async function readWanSelections(
  database: Database,
  owners: readonly RouteOwner[],
): Promise<ReadonlyMap<string, WanSelection[]>> {
  const installed = owners.flatMap(({ image, ssh }) => (ssh === null ? [] : [{ image, ssh }]));
  if (installed.length === 0) return new Map();
  const held = await database
    .select()
    .from(wanHoldings)
    .where(
      or(
        and(
          eq(wanHoldings.isRotating, false),
          inArray(
            wanHoldings.imageId,
            installed.map(({ image }) => image.id),
          ),
        ),
        and(
          eq(wanHoldings.isRotating, true),
          inArray(wanHoldings.gateway, [...new Set(installed.map(({ ssh }) => ssh.gateway))]),
        ),
      ),
    )
    .orderBy(asc(wanHoldings.isRotating), asc(wanHoldings.name));
  return new Map(
    installed.map(({ image, ssh }) => [
      image.id,
      held
        .filter((holding) =>
          holding.isRotating
            ? holding.gateway === ssh.gateway && ssh.routerXoay.includes(holding.name)
            : holding.imageId === image.id,
        )
        .map((holding) => ({
          name: holding.name,
          ip: holding.accountId === image.accountId ? holding.ip : null,
          account_id: holding.accountId,
        })),
    ]),
  );
}
