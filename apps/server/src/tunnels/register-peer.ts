import { and, desc, eq, isNull } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { tunnelPeers } from '../database/schema/network.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { tryOnMachine } from '../images/machine-action.ts';
import { writeLog } from '../logs/write-log.ts';
import { wireguardKeys } from '../machine-driver/wireguard-keys.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { claimAddress } from './peer-address.ts';
import { revoke } from './revoke-peers.ts';
import { lockTunnelMachine, type TunnelMachine, type TunnelTarget } from './tunnel-machine.ts';
import { wireguardConfig } from './wireguard-config.ts';

/** Where a tunnel client runs, as the contract names it. */
export type TunnelOs = (typeof tunnelPeers.$inferSelect)['os'];

/** A device that shall reach a machine. What the customer sent is compared with what the machine has, never used. */
export interface PeerRequest {
  readonly accountId: string;
  readonly target: TunnelTarget;
  readonly targetId: string;
  readonly os: TunnelOs;
  /** What the customer calls the tunnel; null: as the machine is called. */
  readonly name: string | null;
  readonly apiTunnel: string;
  readonly allowIp: string;
}

/** A device that was let in. */
export interface RegisteredPeer {
  readonly id: string;
  readonly name: string;
  /** The configuration, with the private key, which is nowhere else. */
  readonly config: string;
}

/** What the customer reads when something outside did not do its part. */
export function tunnelFailed(): Refusal {
  return new Refusal(
    503,
    'Chưa tạo được tunnel, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
  );
}

/** How many peers of one machine are kept; the oldest go first. */
const peersOfAMachine = 20;

const systems: Readonly<Record<TunnelOs, string>> = {
  win: 'Windows',
  mac: 'macOS',
  mobile: 'điện thoại hoặc tệp cấu hình',
};

function requireSame(machine: TunnelMachine, { apiTunnel, allowIp }: PeerRequest): void {
  if (machine.apiTunnel === apiTunnel && `${machine.intIp}/32` === allowIp) return;
  throw new Refusal(409, 'Thông tin tunnel của máy đã thay đổi, bạn tải lại trang rồi thử lại');
}

/** Revokes the oldest peers of a machine, so that one more fits. */
async function makeRoom(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { target, targetId }: PeerRequest,
): Promise<void> {
  const surplus = await unit.transaction
    .select({ id: tunnelPeers.id })
    .from(tunnelPeers)
    .where(
      and(
        eq(tunnelPeers.target, target),
        eq(tunnelPeers.targetId, targetId),
        isNull(tunnelPeers.revokedAt),
      ),
    )
    .orderBy(desc(tunnelPeers.createdAt), desc(tunnelPeers.id))
    .offset(peersOfAMachine - 1);
  await revoke(
    unit,
    services,
    surplus.map((peer) => peer.id),
  );
}

/**
 * Lets a device reach a machine: keeps its public key and address, then has the tunnel API let it in, with nothing locked.
 * @throws Refusal 404 and 409 as `lockTunnelMachine`; 409 when what was sent is not the machine's (any more); 503 when the
 *   tunnel API did not do it
 */
export async function registerPeer(
  services: Services,
  request: PeerRequest,
): Promise<RegisteredPeer> {
  const { accountId, target, targetId, os } = request;
  const { privateKey, publicKey } = wireguardKeys();
  const id = newId();
  const { machine, address } = await inOneTransaction(services, async (unit) => {
    const locked = await lockTunnelMachine(unit, accountId, target, targetId);
    requireSame(locked, request);
    await makeRoom(unit, services, request);
    const claimed = await claimAddress(unit, locked.apiTunnel);
    await unit.transaction.insert(tunnelPeers).values({
      id,
      accountId,
      target,
      targetId,
      os,
      name: request.name ?? locked.name,
      apiTunnel: locked.apiTunnel,
      allowIp: `${locked.intIp}/32`,
      publicKey,
      address: claimed,
      createdAt: unit.now,
    });
    return { machine: locked, address: claimed };
  });
  const allowIp = `${machine.intIp}/32`;
  const outcome = await tryOnMachine(services, () =>
    services.network.addPeer({ apiTunnel: machine.apiTunnel, publicKey, address, allowIp }),
  );
  await inOneTransaction(services, async (unit) => {
    const [kept] = await unit.transaction
      .select({ revokedAt: tunnelPeers.revokedAt })
      .from(tunnelPeers)
      .where(eq(tunnelPeers.id, id))
      .for('no key update');
    if (kept === undefined || kept.revokedAt !== null) {
      throw new Refusal(409, 'Máy vừa hết thời gian thuê nên chưa tạo được tunnel');
    }
    if (!outcome.ok) return revoke(unit, services, [id]);
    const message = `Tạo tunnel tới ${machine.name} (${machine.group}) cho ${systems[os]}: thành công`;
    await writeLog(unit, { accountId, group: machine.group, message });
  });
  if (!outcome.ok) throw tunnelFailed();
  return {
    id,
    name: request.name ?? machine.name,
    config: wireguardConfig({ privateKey, address, server: outcome.value, allowIp }),
  };
}
