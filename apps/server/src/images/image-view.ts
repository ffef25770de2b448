import type { Image, SshRoute, WanSelection } from '@tram/api/types';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { packageViews } from '../catalogue/operations.ts';
import type { QueryRange } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { wanHoldings } from '../database/schema/network.ts';
import { images, packages, sshRoutes } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { type ImageRow, ownedBy } from './owned-image.ts';

/** A PC with its way to the internet, null until it is installed. */
interface RouteOwner {
  readonly image: ImageRow;
  readonly ssh: typeof sshRoutes.$inferSelect | null;
}

const heldRoutes = prepared((database) =>
  database
    .select()
    .from(wanHoldings)
    .where(
      or(
        and(
          eq(wanHoldings.isRotating, false),
          sql`${wanHoldings.imageId} = any(${sql.placeholder('images')})`,
        ),
        and(
          eq(wanHoldings.isRotating, true),
          sql`${wanHoldings.gateway} = any(${sql.placeholder('gateways')})`,
        ),
      ),
    )
    .orderBy(asc(wanHoldings.isRotating), asc(wanHoldings.name))
    .prepare('held_routes'),
);

/**
 * Reads the routes that are held, for any number of PCs in one query: the plain route of each, and the rotating routes of its
 * router, whichever account holds them. The address of another account's route is left out.
 * @returns by the PC's id; a PC that is not installed has no entry
 */
async function readWanSelections(
  database: Database,
  owners: readonly RouteOwner[],
): Promise<ReadonlyMap<string, WanSelection[]>> {
  const installed = owners.flatMap(({ image, ssh }) => (ssh === null ? [] : [{ image, ssh }]));
  if (installed.length === 0) return new Map();
  const held = await heldRoutes(database).execute({
    images: installed.map(({ image }) => image.id),
    gateways: [...new Set(installed.map(({ ssh }) => ssh.gateway))],
  });
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

function toSshRoute(
  row: typeof sshRoutes.$inferSelect,
  selected: readonly WanSelection[],
): SshRoute {
  return {
    _id: row.id,
    api_tunnel: row.apiTunnel,
    router: row.router,
    router_xoay: row.routerXoay,
    wan_selected: [...selected],
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Rows of PCs, newest first. */
function selectImages(database: Database, where: SQL | undefined, range: QueryRange) {
  return database
    .select({
      image: images,
      package: packages,
      ssh: sshRoutes,
      username: accounts.username,
      total: database.$count(images, where),
    })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .innerJoin(accounts, eq(accounts.id, images.accountId))
    .leftJoin(sshRoutes, eq(sshRoutes.id, images.sshId))
    .where(where)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(range.limit)
    .offset(range.offset);
}

type SelectedImage = Awaited<ReturnType<typeof selectImages>>[number];

/** Turns rows into PCs of the contract. A fixed number of queries, however many there are. */
export async function toImages(
  database: Database,
  rows: readonly SelectedImage[],
): Promise<Image[]> {
  const [views, selections] = await Promise.all([
    packageViews(
      database,
      rows.map((row) => row.package),
    ),
    readWanSelections(database, rows),
  ]);
  return rows.flatMap(({ image, ssh, username }) => {
    const itsPackage = views.get(image.packageId);
    // Joined above: every PC has its package.
    if (itsPackage === undefined) return [];
    return [
      {
        _id: image.id,
        name: image.name,
        computer_name: image.computerName,
        passRdp: image.passRdp,
        estimate_used: image.estimateUsed?.toISOString() ?? null,
        unit: image.unit,
        booting_since: image.bootingSince?.toISOString() ?? null,
        createdAt: image.createdAt.toISOString(),
        updatedAt: image.updatedAt.toISOString(),
        is_installed: image.isInstalled ? 1 : 0,
        is_booting: image.isBooting ? 1 : 0,
        int_ip_address: image.intIpAddress,
        token_pc: image.tokenPc,
        account: username,
        ssh: ssh === null ? null : toSshRoute(ssh, selections.get(image.id) ?? []),
        package: itsPackage,
      },
    ];
  });
}

/** The PCs of an account. */
export const imagesOfAccount = prepared((database) =>
  selectImages(database, ownedBy(sql.placeholder('accountId')), anyRange).prepare('images'),
);
const oneImage = prepared((database) =>
  selectImages(database, eq(images.id, sql.placeholder('id')), { limit: 1, offset: 0 }).prepare(
    'image',
  ),
);

/** Reads one PC as the contract gives it. */
export async function readImage(database: Database, imageId: string): Promise<Image> {
  const rows = await oneImage(database).execute({ id: imageId });
  const [image] = await toImages(database, rows);
  if (image === undefined) throw new Error(`there is no PC ${imageId}`);
  return image;
}
