import { and, eq } from 'drizzle-orm';
import { sshWithoutTunnel, vpsWithoutTunnel } from '@tram/api/error-catalogue';
import {
  lockOwnedCloudImage,
  requireAllowed as requireCloudAllowed,
  undeleted,
} from '../cloud/cloud-machine.ts';
import { sshRoutes } from '../database/schema/pcs.ts';
import { vpsOrders } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { lockOwnedImage, requireAllowed } from '../images/owned-image.ts';
import { Refusal } from '../refusal.ts';

/** What a tunnel can lead to: a PC, a cloud machine, a VPS (by the id of the server, not of its order). */
export type TunnelTarget = 'pc' | 'cloud' | 'vps';

export interface TunnelMachine {
  readonly name: string;
  /** Its package or configuration, for the log. */
  readonly group: string;
  /** Its address in the operator's network. */
  readonly intIp: string;
  readonly apiTunnel: string;
}

/** What is known of a machine before it is clear that a tunnel can lead there. */
type Found = Omit<TunnelMachine, 'intIp' | 'apiTunnel'> & {
  readonly intIp: string | null;
  readonly apiTunnel: string | null;
};

async function lockPc(unit: UnitOfWork, accountId: string, id: string): Promise<Found> {
  const { image, itsPackage } = await lockOwnedImage(unit, accountId, id);
  requireAllowed('tunnel', image, unit.now);
  const [ssh] =
    image.sshId === null
      ? []
      : await unit.transaction.select().from(sshRoutes).where(eq(sshRoutes.id, image.sshId));
  return {
    name: image.name,
    group: itsPackage.name,
    intIp: image.intIpAddress,
    apiTunnel: ssh?.apiTunnel ?? null,
  };
}

async function lockCloud(unit: UnitOfWork, accountId: string, id: string): Promise<Found> {
  const { image, itsPackage } = undeleted(await lockOwnedCloudImage(unit, accountId, id));
  // It has an address while it runs: another customer's machine may have it afterwards.
  requireCloudAllowed('tunnel', image, unit.now);
  return {
    name: image.name,
    group: itsPackage.name,
    intIp: image.ipInt,
    apiTunnel: image.apiTunnel,
  };
}

async function lockVps(unit: UnitOfWork, accountId: string, id: string): Promise<Found> {
  const [order] = await unit.transaction
    .select()
    .from(vpsOrders)
    .where(and(eq(vpsOrders.vpsId, id), eq(vpsOrders.accountId, accountId)))
    .for('no key update');
  if (order === undefined) throw new Refusal(404, 'Không tìm thấy VPS này');
  if (order.status !== 'on_rental') throw new Refusal(409, 'VPS đã hết thời gian thuê');
  if (order.stage !== 'ready') throw new Refusal(409, 'VPS đang được tạo, bạn thử lại sau ít phút');
  return {
    name: `vps ${id.slice(-6)}`,
    group: order.configName,
    intIp: order.intIp,
    apiTunnel: order.apiTunnel,
  };
}

const lockFound = { pc: lockPc, cloud: lockCloud, vps: lockVps } as const;

/**
 * Locks a machine of an account that a tunnel shall lead to, until the unit ends: its rental cannot end meanwhile.
 * @throws Refusal 404 unknown; 409 not ready, or without a tunnel API (words of the specification, section 5)
 */
export async function lockTunnelMachine(
  unit: UnitOfWork,
  accountId: string,
  target: TunnelTarget,
  id: string,
): Promise<TunnelMachine> {
  const { intIp, apiTunnel, ...found } = await lockFound[target](unit, accountId, id);
  if (intIp === null) throw new Refusal(409, 'Máy chưa có địa chỉ, bạn thử lại sau ít phút');
  if (apiTunnel === null) {
    throw new Refusal(409, target === 'pc' ? sshWithoutTunnel : vpsWithoutTunnel);
  }
  return { ...found, intIp, apiTunnel };
}
