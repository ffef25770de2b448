import type { Image, SshRoute, WanSelection } from '@tram/api/types';
import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { packageColumns, toPackage } from '../catalogue/operations.ts';
import { type QueryRange, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { wanHoldings } from '../database/schema/network.ts';
import { images, packages, sshRoutes } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { ownedBy } from './owned-image.ts';

/**
 * The routes that a PC has chosen: its plain route, and the rotating routes of its router, whichever account holds them. The
 * address of another account's route is left out. Null until the PC is installed.
 */
const wanSelected = sql<WanSelection[] | null>`case when ${sshRoutes.id} is not null then (
  select json_agg(
    json_build_object(
      'name', held.name,
      'ip', case when held.account_id = ${images.accountId} then held.ip end,
      'account_id', held.account_id
    ) order by held.is_rotating, held.name
  )
  from ${wanHoldings} as held
  where (not held.is_rotating and held.image_id = ${images.id})
    or (
      held.is_rotating
      and held.gateway = ${sshRoutes.gateway}
      and jsonb_exists(${sshRoutes.routerXoay}, held.name)
    )
) end`;

const newestFirst = [desc(images.createdAt), desc(images.id)];

/** Rows of PCs, newest first. */
function selectImages(database: Database, where: SQL | undefined, range: QueryRange) {
  const page = database
    .select({ ...getTableColumns(images), total: totalOfList })
    .from(images)
    .where(where)
    .orderBy(...newestFirst)
    .limit(range.limit)
    .offset(range.offset)
    .as('images');
  return database
    .select({
      image: {
        id: images.id,
        name: images.name,
        isBooting: images.isBooting,
        isInstalled: images.isInstalled,
        bootingSince: images.bootingSince,
        estimateUsed: images.estimateUsed,
        unit: images.unit,
        computerName: images.computerName,
        passRdp: images.passRdp,
        intIpAddress: images.intIpAddress,
        tokenPc: images.tokenPc,
        createdAt: images.createdAt,
        updatedAt: images.updatedAt,
      },
      package: packageColumns,
      ssh: {
        id: sshRoutes.id,
        apiTunnel: sshRoutes.apiTunnel,
        router: sshRoutes.router,
        routerXoay: sshRoutes.routerXoay,
        updatedAt: sshRoutes.updatedAt,
      },
      wanSelected,
      username: accounts.username,
      total: page.total,
    })
    .from(page)
    .innerJoin(packages, eq(packages.id, images.packageId))
    .innerJoin(accounts, eq(accounts.id, images.accountId))
    .leftJoin(sshRoutes, eq(sshRoutes.id, images.sshId))
    .orderBy(...newestFirst);
}

type SelectedImage = Awaited<ReturnType<typeof selectImages>>[number];

function toSshRoute({ ssh, wanSelected: selected }: SelectedImage): SshRoute | null {
  if (ssh === null) return null;
  return {
    _id: ssh.id,
    api_tunnel: ssh.apiTunnel,
    router: ssh.router,
    router_xoay: ssh.routerXoay,
    wan_selected: selected ?? [],
    updatedAt: ssh.updatedAt.toISOString(),
  };
}

/** A PC of the contract. */
export function toImage(row: SelectedImage): Image {
  const { image } = row;
  return {
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
    account: row.username,
    ssh: toSshRoute(row),
    package: toPackage(row.package),
  };
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
  const [row] = await oneImage(database).execute({ id: imageId });
  if (row === undefined) throw new Error(`there is no PC ${imageId}`);
  return toImage(row);
}
