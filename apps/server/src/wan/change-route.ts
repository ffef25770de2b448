import type { SshRoute, WanRequest } from '@tram/api/types';
import { LONGEST_ROUTE_CHANGE } from '@tram/machines/ip-rotation/rules';
import type { PcImageAction } from '@tram/machines/pc-image/rules';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { wanHoldings } from '../database/schema/network.ts';
import { images } from '../database/schema/pcs.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { readImage } from '../images/image-view.ts';
import { tryOnMachine } from '../images/permission.ts';
import { writeLog } from '../logs/operations.ts';
import type { NetworkDriver } from '../machine-driver/network-driver.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { scheduleRelease } from './release-routes.ts';
import { lockRoutedImage, type RoutedImage, touchRoutes } from './routed-image.ts';

/** A row of `wan_holdings`. */
export type HoldingRow = typeof wanHoldings.$inferSelect;

/** A change that excludes others until it is kept or undone. */
interface Claim {
  /** The holding while it changes: without an address. */
  readonly held: HoldingRow;
  /** What it was before; null when it was not held. */
  readonly before: HoldingRow | null;
}

/** A change of a PC's routes. */
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
    throw new Refusal(409, 'PC đang đổi đường mạng, vui lòng thử lại sau ít phút');
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
  await inOneTransaction(services, (unit) =>
    keep(unit, services, { change, routed, claim, outcome }),
  );
  if (!outcome.ok) throw new Refusal(503, change.failed);
  return { status: 200, body: await routesOf(services, routed.image.id) };
}

async function keep(
  unit: UnitOfWork,
  services: Services,
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
    if (isOver) await scheduleRelease(unit, services, routed.machine);
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
