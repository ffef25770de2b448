import { eq, sql } from 'drizzle-orm';
import { tunnelPeers } from '../database/schema/network.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

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
 * Finds an address that no peer of a tunnel API has, those that are being shut out included, and keeps others from finding
 * the same one until the unit ends.
 * @throws Refusal 409 when every address is taken
 */
export async function claimAddress(unit: UnitOfWork, apiTunnel: string): Promise<string> {
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
