import type { Image, SshRoute, WanSelection } from '@tram/api/types';
import { desc, eq, type SQL } from 'drizzle-orm';
import { packageViews } from '../catalogue/operations.ts';
import type { PageRange } from '../database/page.ts';
import { accounts } from '../database/schema/accounts.ts';
import { images, packages, sshRoutes } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { readWanSelections } from '../wan/wan-selections.ts';

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

/** Reads PCs as the contract gives them, newest first. A fixed number of queries, however many there are. */
export async function readImages(
  database: Database,
  where: SQL | undefined,
  range: PageRange,
): Promise<Image[]> {
  const rows = await database
    .select({ image: images, package: packages, ssh: sshRoutes, username: accounts.username })
    .from(images)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .innerJoin(accounts, eq(accounts.id, images.accountId))
    .leftJoin(sshRoutes, eq(sshRoutes.id, images.sshId))
    .where(where)
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(range.limit)
    .offset(range.offset);
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

/** Reads one PC as the contract gives it. */
export async function readImage(database: Database, imageId: string): Promise<Image> {
  const [image] = await readImages(database, eq(images.id, imageId), { limit: 1, offset: 0 });
  if (image === undefined) throw new Error(`there is no PC ${imageId}`);
  return image;
}
