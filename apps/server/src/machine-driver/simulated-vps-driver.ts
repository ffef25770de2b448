import type { ProvisionedVps, VpsDriver, VpsOs, VpsRequest } from './driver.ts';
import { newRdpPassword, simulatedPlace } from './simulated-driver.ts';

/** Actions of a virtual private server that a sandbox can make fail. */
export type VpsAction = 'vps.provision';

/** What the simulated driver needs. */
interface SimulatedVpsDriverOptions {
  /** How long a server takes to be made, ms. */
  readonly provisionMs: number;
  /** Asked once before each action: true makes this one fail. By default none does. */
  readonly takeFault?: (action: VpsAction) => boolean | Promise<boolean>;
}

/** Who signs in, and the first port of each kind of access: every segment has its own. */
const access: Readonly<Record<VpsOs, { user: string; port: number }>> = {
  ubuntu: { user: 'root', port: 22_000 },
  'window server': { user: 'Administrator', port: 34_000 },
};

/**
 * The server with this number, as the simulation makes it: its addresses depend on configuration and number alone, the
 * password is new.
 */
export function simulateVps(configName: string, machineNumber: number, os: VpsOs): ProvisionedVps {
  const { segment, host } = simulatedPlace(configName, machineNumber);
  const { user, port } = access[os];
  const name = configName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const number = String(machineNumber).padStart(2, '0');
  return {
    user,
    pass: newRdpPassword(),
    // 198.51.100.0/24 is kept for documentation (RFC 5737): no such host answers.
    address: `198.51.100.${host}:${port + (segment % 8000)}`,
    // Apart from the addresses of the PCs, 10.20.x.x.
    intIp: `10.${64 + ((segment >> 8) % 64)}.${segment & 255}.${host}`,
    apiTunnel: `https://tunnel.tram.example/${name}-${number}`,
  };
}

/** Servers that exist only in the database, made like the machines of `simulated-driver.ts`. */
export function createSimulatedVpsDriver({
  provisionMs,
  takeFault = () => false,
}: SimulatedVpsDriverOptions): VpsDriver {
  return {
    async provision(request: VpsRequest, now: Date) {
      const readyAt = new Date(request.orderedAt.getTime() + provisionMs);
      if (now < readyAt) return { state: 'pending', askAgainAt: readyAt };
      if (await takeFault('vps.provision')) {
        return { state: 'failed', reason: 'the server did not start (simulated)' };
      }
      const { configName, machineNumber, os } = request;
      return { state: 'ready', machine: simulateVps(configName, machineNumber, os) };
    },
    async release() {
      // Nothing runs that could be stopped.
    },
  };
}
