import type { SshRoute, WanRequest } from '@tram/api/types';
import { LONGEST_ROUTE_CHANGE } from '@tram/machines/ip-rotation/rules';
import type { PcImageAction } from '@tram/machines/pc-image/rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { wanHoldings } from '../database/schema/network.ts';
import { images, sshRoutes } from '../database/schema/pcs.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { readImage } from '../images/image-view.ts';
import {
  lockOwnedImage,
  type OwnedImage,
  requireAllowed,
  tryOnMachine,
} from '../images/owned-image.ts';
import { writeLog } from '../logs/operations.ts';
import type { NetworkDriver, RoutedMachine } from '../machine-driver/driver.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { scheduleRelease } from './release-routes.ts';

/** An installed PC of the caller, locked, with its way to the internet. */
export interface RoutedImage extends OwnedImage {
  readonly ssh: typeof sshRoutes.$inferSelect;
  readonly machine: RoutedMachine;
}

/**
 * Locks the PC of a request about its routes, and makes sure that the request means what it is now: a page may have been open
 * since a rental before.
 * @throws Refusal 404 unknown PC or SSH entry; 409 not installed, or another address by now
 */
async function lockRoutedImage(
  unit: UnitOfWork,
  accountId: string,
  request: WanRequest,
  action: PcImageAction,
): Promise<RoutedImage> {
  const owned = await lockOwnedImage(unit, accountId, request.image_id);
  const { image } = owned;
  requireAllowed(action, image, unit.now);
  if (image.sshId !== request.ssh_id) {
    throw new Refusal(404, 'Không tìm thấy cổng SSH này của PC, bạn tải lại trang rồi thử lại');
  }
  const [ssh] = await unit.transaction
    .select()
    .from(sshRoutes)
    .where(eq(sshRoutes.id, image.sshId));
  if (ssh === undefined || image.intIpAddress === null) {
    throw new Error(`PC ${image.id} is installed without a route`);
  }
  if (image.intIpAddress !== request.int_ip_address.trim()) {
    throw new Refusal(409, 'Địa chỉ của PC đã thay đổi, bạn tải lại trang rồi thử lại');
  }
  return {
    ...owned,
    ssh,
    machine: { gateway: ssh.gateway, intIpAddress: image.intIpAddress },
  };
}

/** Marks a PC and its SSH entry as changed, so that no older answer overwrites what clients read from now on. */
async function touchRoutes(
  unit: UnitOfWork,
  { image, ssh }: Pick<RoutedImage, 'image' | 'ssh'>,
): Promise<void> {
  const change = { updatedAt: unit.now };
  await unit.transaction.update(images).set(change).where(eq(images.id, image.id));
  await unit.transaction.update(sshRoutes).set(change).where(eq(sshRoutes.id, ssh.id));
}

export type HoldingRow = typeof wanHoldings.$inferSelect;

interface Claim {
  /** The holding while it changes: without an address. */
  readonly held: HoldingRow;
  /** What it was before; null when it was not held. */
  readonly before: HoldingRow | null;
}

export interface RouteChange {
  readonly action: Extract<PcImageAction, 'chooseRoute' | 'rotateIp'>;
  /**
   * Refuses the change, or claims it: the holding is kept without an address and with the unit's time. Null when everything is
   * as it is wanted already.
   */
  claim(unit: UnitOfWork, routed: RoutedImage): Promise<Claim | null>;
  /** Asks the router. @returns the address afterwards; null when the route is not held any more */
  ask(network: NetworkDriver, routed: RoutedImage, claim: Claim): Promise<string | null>;
  /** The line of the log, given the PC's name and the address afterwards; null when it failed. */
  log(name: string, ip: string | null): string;
  /** What the customer reads when the router did not do it. */
  readonly failed: string;
}

/** One change of a PC's routes at a time: the router would do two at once in an unknown order. */
async function requireQuiet(unit: UnitOfWork, { image }: RoutedImage): Promise<void> {
  const changing = await unit.transaction.$count(
    wanHoldings,
    and(
      eq(wanHoldings.imageId, image.id),
      isNull(wanHoldings.ip),
      gt(wanHoldings.updatedAt, new Date(unit.now.getTime() - LONGEST_ROUTE_CHANGE)),
    ),
  );
  if (changing > 0) {
    throw new Refusal(409, 'PC đang đổi đường internet, vui lòng thử lại sau ít phút');
  }
}

/** Ends a claim: the holding is as it is given, or there is none. */
async function settle(unit: UnitOfWork, { held }: Claim, after: HoldingRow | null): Promise<void> {
  const same = eq(wanHoldings.id, held.id);
  if (after === null) await unit.transaction.delete(wanHoldings).where(same);
  else {
    const { name, ip, changedAt } = after;
    const change = { name, ip, changedAt, updatedAt: unit.now };
    await unit.transaction.update(wanHoldings).set(change).where(same);
  }
}

/**
 * Changes a route of a PC: claims it, asks the router with nothing locked, and keeps the outcome. A crash in between leaves
 * the holding without an address; the same or another change repairs it.
 * @throws Refusal 503 when the router did not do it; nothing has changed
 */
export async function changeRoute(
  context: { readonly services: Services; readonly account: AccountIdentity | null },
  request: WanRequest,
  change: RouteChange,
): Promise<{ status: 200; body: SshRoute }> {
  const { services } = context;
  const { id: accountId } = requiredAccount(context);
  const begun = await inOneTransaction(services, async (unit) => {
    const routed = await lockRoutedImage(unit, accountId, request, change.action);
    await requireQuiet(unit, routed);
    const claim = await change.claim(unit, routed);
    if (claim !== null) await touchRoutes(unit, routed);
    return { routed, claim };
  });
  const { routed, claim } = begun;
  if (claim === null) return { status: 200, body: await routesOf(services, routed.image.id) };
  const outcome = await tryOnMachine(services, () => change.ask(services.network, routed, claim));
  await inOneTransaction(services, (unit) => keep(unit, { change, routed, claim, outcome }));
  if (!outcome.ok) throw new Refusal(503, change.failed);
  return { status: 200, body: await routesOf(services, routed.image.id) };
}

async function keep(
  unit: UnitOfWork,
  {
    change,
    routed,
    claim,
    outcome,
  }: {
    readonly change: RouteChange;
    readonly routed: RoutedImage;
    readonly claim: Claim;
    readonly outcome: { ok: true; value: string | null } | { ok: false };
  },
): Promise<void> {
  const { transaction } = unit;
  const [present] = await transaction
    .select()
    .from(images)
    .where(eq(images.id, routed.image.id))
    .for('no key update');
  const [held] = await transaction
    .select()
    .from(wanHoldings)
    .where(and(eq(wanHoldings.id, claim.held.id), eq(wanHoldings.updatedAt, claim.held.updatedAt)))
    .for('no key update');
  const isOver = present?.sshId !== routed.ssh.id;
  if (isOver || held === undefined) {
    // The router may have done this after it was informed of the rental's end.
    if (isOver) await scheduleRelease(unit, routed.machine);
    return;
  }
  const ip = outcome.ok ? outcome.value : null;
  if (!outcome.ok) await settle(unit, claim, claim.before);
  else await settle(unit, claim, ip === null ? null : { ...claim.held, ip });
  await touchRoutes(unit, routed);
  const label = `${routed.image.name} (${routed.itsPackage.name})`;
  const entry = change.log(label, ip);
  await writeLog(unit, {
    accountId: routed.image.accountId,
    group: routed.itsPackage.name,
    message: outcome.ok ? `${entry}: thành công` : `${entry}: không thành công`,
  });
}

async function routesOf(services: Pick<Services, 'database'>, imageId: string): Promise<SshRoute> {
  const { ssh } = await readImage(services.database, imageId);
  if (ssh === null) throw new Refusal(409, 'PC vừa hết thời gian thuê');
  return ssh;
}
