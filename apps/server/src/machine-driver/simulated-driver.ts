import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { MachineFault } from '../sandbox/faults.ts';
import {
  type MachineDriver,
  MachineError,
  type ProvisionedMachine,
  type ProvisionedVps,
  type Unfinished,
  type VpsDriver,
  type VpsOs,
} from './driver.ts';

/** Letters and digits that are not mistaken for one another when read aloud or typed from a screen. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const all = kinds.join('');

function pick(from: string): string {
  return from.charAt(randomInt(from.length));
}

/**
 * Makes a password for Remote Desktop: 16 letters and digits (about 92 bits), with at least one capital, one small letter
 * and one digit, as Windows asks. No signs, so that a double click selects the whole of it.
 */
export function newRdpPassword(): string {
  const characters = [
    ...kinds.map(pick),
    ...Array.from({ length: 16 - kinds.length }, () => pick(all)),
  ];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

interface SimulatedPlace {
  /** One of 200, from 16: part of an address. */
  readonly network: number;
  /** 10 to 249: part of an address; the same again after 240 machines of a kind. */
  readonly host: number;
  /** One of 65536: two kinds hardly ever share it. */
  readonly segment: number;
}

/** Where a simulated machine stands: the same for the same kind (package, configuration) and number. */
export function simulatedPlace(kind: string, machineNumber: number): SimulatedPlace {
  const digest = createHash('sha256').update(kind).digest();
  return {
    network: 16 + (digest.readUInt8(0) % 200),
    host: 10 + (machineNumber % 240),
    segment: digest.readUInt16BE(1),
  };
}

export interface SimulationOptions {
  /** How long a machine takes to be made, ms. */
  readonly provisionMs: number;
  /** Asked once before each action: true makes this one fail. By default none does. */
  readonly takeFault?: (action: MachineFault) => boolean | Promise<boolean>;
}

/**
 * Why simulated work is not done yet, or null when it is. The simulation keeps no state of its own: work is done once its
 * time has passed since it was asked for, whichever process asks and however often it was restarted.
 */
export async function unfinished(
  action: MachineFault,
  { readyAt, now }: { readonly readyAt: Date; readonly now: Date },
  takeFault: NonNullable<SimulationOptions['takeFault']>,
): Promise<Unfinished | null> {
  if (now < readyAt) return { state: 'pending', askAgainAt: readyAt };
  return (await takeFault(action))
    ? { state: 'failed', reason: `${action} failed (simulated)` }
    : null;
}

/**
 * The machine with this number, as the simulation makes it: its name and addresses depend on package and number alone,
 * the password and the token are new.
 */
export function simulateMachine(packageName: string, machineNumber: number): ProvisionedMachine {
  const { network, host } = simulatedPlace(packageName, machineNumber);
  const number = String(machineNumber).padStart(2, '0');
  return {
    computerName: `TRAM-${packageName.toUpperCase()}-${number}`,
    // 203.0.113.0/24 is kept for documentation (RFC 5737): no such host answers.
    remoteExtIp: `203.0.113.${host}:${33_000 + network}`,
    intIpAddress: `10.20.${network}.${host}`,
    userRemote: 'admin',
    passRdp: newRdpPassword(),
    tokenPc: randomBytes(24).toString('base64url'),
    route: {
      apiTunnel: `https://tunnel.tram.example/${packageName.toLowerCase()}-${number}`,
      gateway: `gateway-${packageName.toLowerCase()}`,
      router: ['WAN01 VNPT', 'WAN02 Viettel', 'WAN03 FPT'],
      routerXoay: ['WAN11 VNPT xoay', 'WAN12 FPT xoay'],
    },
  };
}

/** PCs that exist only in the database. */
export function createSimulatedDriver({
  provisionMs,
  takeFault = () => false,
}: SimulationOptions): MachineDriver {
  const act = async (action: MachineFault, computerName: string): Promise<void> => {
    if (await takeFault(action))
      throw new MachineError(`${computerName} did not answer (simulated)`);
  };
  return {
    async provision({ orderedAt, packageName, machineNumber }, now) {
      const readyAt = new Date(orderedAt.getTime() + provisionMs);
      const missing = await unfinished('machine.provision', { readyAt, now }, takeFault);
      return missing ?? { state: 'ready', machine: simulateMachine(packageName, machineNumber) };
    },
    wake: (machine) => act('machine.wake', machine.computerName),
    async reconnect(machine) {
      await act('machine.reconnect', machine.computerName);
      return { passRdp: newRdpPassword() };
    },
    reset: (machine) => act('machine.reset', machine.computerName),
    async release() {
      // Nothing runs that could be stopped.
    },
  };
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

/** Virtual private servers that exist only in the database. */
export function createSimulatedVpsDriver({
  provisionMs,
  takeFault = () => false,
}: SimulationOptions): VpsDriver {
  return {
    async provision({ orderedAt, configName, machineNumber, os }, now) {
      const readyAt = new Date(orderedAt.getTime() + provisionMs);
      const missing = await unfinished('vps.provision', { readyAt, now }, takeFault);
      return missing ?? { state: 'ready', machine: simulateVps(configName, machineNumber, os) };
    },
    async release() {
      // Nothing runs that could be stopped.
    },
  };
}
