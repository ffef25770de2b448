import { createHash, createHmac, randomInt } from 'node:crypto';
import type { MachineFault } from '../sandbox/faults.ts';
import { MachineError, type NetworkDriver } from './driver.ts';
import type { SimulationOptions } from './simulated-driver.ts';
import { wireguardKeys } from './wireguard-keys.ts';

interface SimulatedNetworkOptions extends Pick<SimulationOptions, 'takeFault'> {
  /** 32 bytes that the keys of the tunnel servers are made from, the same for all instances. */
  readonly key: Uint8Array;
}

/** The address of a route that did not rotate yet. 192.0.2.0/24 is kept for documentation (RFC 5737): no such host answers. */
export function simulatedAddress(gateway: string, route: string): string {
  const digest = createHash('sha256').update(`${gateway}\n${route}`).digest();
  return `192.0.2.${1 + (digest.readUInt8(0) % 254)}`;
}

/** Another address than the present one, in 198.51.100.0/24, which is kept for documentation too. */
function nextAddress(present: string | null): string {
  for (;;) {
    const ip = `198.51.100.${randomInt(1, 255)}`;
    if (ip !== present) return ip;
  }
}

/**
 * A network that exists only in the database. The simulation keeps no state: the address of a route and the key of a tunnel
 * server follow from their names, so every instance gives the same. The keys are real, the hosts behind them are not.
 */
export function createSimulatedNetwork({
  key,
  takeFault = () => false,
}: SimulatedNetworkOptions): NetworkDriver {
  const act = async (action: MachineFault, what: string): Promise<void> => {
    if (await takeFault(action)) throw new MachineError(`${what} did not answer (simulated)`);
  };
  return {
    async chooseRoute({ gateway, route }) {
      await act('network.choose', gateway);
      return { ip: simulatedAddress(gateway, route) };
    },
    releaseRoute: ({ gateway }) => act('network.choose', gateway),
    async rotate({ gateway, ip }) {
      await act('network.rotate', gateway);
      return { ip: nextAddress(ip) };
    },
    async addPeer({ apiTunnel }) {
      await act('network.tunnel', apiTunnel);
      const seed = createHmac('sha256', key).update(apiTunnel).digest();
      const host = URL.canParse(apiTunnel) ? new URL(apiTunnel).hostname : 'tunnel.tram.example';
      return {
        publicKey: wireguardKeys(seed).publicKey,
        // One host serves many tunnels, each on a port of its own.
        endpoint: `${host}:${20_000 + (seed.readUInt16BE(0) % 40_000)}`,
      };
    },
    async releaseEveryRoute() {
      // Nothing is routed that could be taken back.
    },
    async removePeer() {
      // Likewise.
    },
  };
}
