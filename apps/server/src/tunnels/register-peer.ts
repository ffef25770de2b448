import { desc, eq, sql } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { tunnelPeers } from '../database/schema/network.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { tryOnMachine } from '../images/owned-image.ts';
import { writeLog } from '../logs/operations.ts';
import type { TunnelServer } from '../machine-driver/driver.ts';
import { wireguardKeys } from '../machine-driver/wireguard-keys.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { activePeersOf, revoke } from './revoke-peers.ts';
import { lockTunnelMachine, type TunnelMachine, type TunnelTarget } from './tunnel-machine.ts';

/** Any number, the same in every version: the first half of the locks of tunnel APIs. */
const lockKind = 1_702_115_893;
/** Hosts of 10.66.0.0/16 that a peer can have: not the network, not the tunnel server (10.66.0.1), not the broadcast address. */
const firstHost = 2;
const lastHost = 0xff_fe;

/** The address of a host in 10.66.0.0/16. */
function addressOf(host: number): string {
  return `10.66.${host >> 8}.${host & 0xff}`;
}

/** The lowest address of 10.66.0.0/16 that is not taken, or null when all are. */
export function lowestFreeAddress(taken: ReadonlySet<string>): string | null {
  for (let host = firstHost; host <= lastHost; host += 1) {
    const address = addressOf(host);
    if (!taken.has(address)) return address;
  }
  return null;
}

/**
 * Finds an address that no peer of a tunnel API has, revoked ones that still have a row included, and keeps others from finding
 * the same one until the unit ends.
 * @throws Refusal 409 when every address is taken
 */
async function claimAddress(unit: UnitOfWork, apiTunnel: string): Promise<string> {
  const { transaction } = unit;
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${sql.raw(String(lockKind))}, hashtext(${apiTunnel}))`,
  );
  const rows = await transaction
    .select({ address: tunnelPeers.address })
    .from(tunnelPeers)
    .where(eq(tunnelPeers.apiTunnel, apiTunnel));
  const address = lowestFreeAddress(new Set(rows.map((row) => row.address)));
  if (address === null) throw new Refusal(409, 'Tunnel này đã hết địa chỉ, Hãy liên hệ Admin!');
  return address;
}

/** One end of a tunnel, as its device needs it. */
interface WireguardDevice {
  /** Base64. */
  readonly privateKey: string;
  /** Its own address in the tunnel, without a mask. */
  readonly address: string;
  readonly server: TunnelServer;
  /** The one address that is reached through the tunnel, as /32: everything else of the device goes its usual way. */
  readonly allowIp: string;
}

/**
 * Writes a configuration as `wg-quick` and WireGuard's own apps read it (wg-quick(8), wg(8)). No DNS: only one address goes
 * through the tunnel. The keepalive holds the way open through the customer's router (25 s, as wg(8) advises).
 */
function wireguardConfig({ privateKey, address, server, allowIp }: WireguardDevice): string {
  return [
    '[Interface]',
    `PrivateKey = ${privateKey}`,
    `Address = ${address}/32`,
    '',
    '[Peer]',
    `PublicKey = ${server.publicKey}`,
    `Endpoint = ${server.endpoint}`,
    `AllowedIPs = ${allowIp}`,
    'PersistentKeepalive = 25',
    '',
  ].join('\n');
}

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

interface RegisteredPeer {
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
  mobile: 'điện thoại hoặc file cấu hình',
};

function requireSame(machine: TunnelMachine, { apiTunnel, allowIp }: PeerRequest): void {
  if (machine.apiTunnel === apiTunnel && `${machine.intIp}/32` === allowIp) return;
  throw new Refusal(409, 'Thông tin tunnel của máy đã thay đổi, bạn tải lại trang rồi thử lại');
}

/** Revokes the oldest peers of a machine, so that one more fits. */
async function makeRoom(unit: UnitOfWork, { target, targetId }: PeerRequest): Promise<void> {
  const surplus = await unit.transaction
    .select({ id: tunnelPeers.id })
    .from(tunnelPeers)
    .where(activePeersOf(target, targetId))
    .orderBy(desc(tunnelPeers.createdAt), desc(tunnelPeers.id))
    .offset(peersOfAMachine - 1);
  await revoke(
    unit,
    surplus.map((peer) => peer.id),
  );
}

/**
 * Lets a device reach a machine: stores its public key and address, then adds it to the tunnel API, with nothing locked.
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
    await makeRoom(unit, request);
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
    if (!outcome.ok) return revoke(unit, [id]);
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
