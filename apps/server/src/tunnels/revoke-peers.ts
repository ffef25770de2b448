import { MINUTE } from '@tram/machines/rules';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { tunnelPeers } from '../database/schema/network.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import type { TunnelTarget } from './tunnel-machine.ts';

/**
 * How long a revoked peer is kept, ms. It is removed from the tunnel API at once and again after this time, because a call
 * that adds it may still be under way. Until then no other peer gets its address.
 */
const keptMs = MINUTE;

/** Revokes peers by their ids: they stop counting at once, and timers remove them from the tunnel API. */
export async function revoke(unit: UnitOfWork, peerIds: readonly string[]): Promise<void> {
  if (peerIds.length === 0) return;
  await unit.transaction
    .update(tunnelPeers)
    .set({ revokedAt: unit.now })
    .where(and(inArray(tunnelPeers.id, [...peerIds]), isNull(tunnelPeers.revokedAt)));
  for (const reference of peerIds) {
    await schedule(unit, { kind: 'tunnel.revoke', reference, dueAt: unit.now });
  }
}

export function activePeersOf(target: TunnelTarget, targetId: string): SQL | undefined {
  return and(
    eq(tunnelPeers.target, target),
    eq(tunnelPeers.targetId, targetId),
    isNull(tunnelPeers.revokedAt),
  );
}

/**
 * Revokes every peer of a machine, because its rental ends or its address changes. The machine's row is locked by the caller.
 * @param targetId id of the PC or of the cloud image; `vpsId` of a VPS
 */
export async function revokePeers(
  unit: UnitOfWork,
  target: TunnelTarget,
  targetId: string,
): Promise<void> {
  const active = await unit.transaction
    .select({ id: tunnelPeers.id })
    .from(tunnelPeers)
    .where(activePeersOf(target, targetId));
  await revoke(
    unit,
    active.map((peer) => peer.id),
  );
}

/** Removes a revoked peer from the tunnel API, and deletes its row when no call can add it any more. */
export const removeRevokedPeer = {
  async ask({ database, network }, peerId) {
    const [peer] = await database.select().from(tunnelPeers).where(eq(tunnelPeers.id, peerId));
    if (peer === undefined || peer.revokedAt === null) return;
    await network.removePeer({ apiTunnel: peer.apiTunnel, publicKey: peer.publicKey });
  },
  async apply({ transaction, now }, _services, peerId) {
    const [peer] = await transaction
      .select()
      .from(tunnelPeers)
      .where(eq(tunnelPeers.id, peerId))
      .for('update');
    if (peer === undefined || peer.revokedAt === null) return 'done';
    const again = new Date(peer.revokedAt.getTime() + keptMs);
    if (now < again) return { again };
    await transaction.delete(tunnelPeers).where(eq(tunnelPeers.id, peerId));
    return 'done';
  },
} satisfies TimerHandler<void>;
