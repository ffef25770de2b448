import { createHash, randomBytes, randomInt } from 'node:crypto';
import {
  type MachineDriver,
  MachineError,
  type MachineRequest,
  type ProvisionedMachine,
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

/** Numbers for the addresses of a simulated machine. */
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

/** Actions of a machine that a sandbox can make fail. */
export type MachineAction =
  | 'machine.provision'
  | 'machine.wake'
  | 'machine.reconnect'
  | 'machine.reset';

/** What the simulated driver needs. */
interface SimulatedDriverOptions {
  /** How long a machine takes to be made, ms. */
  readonly provisionMs: number;
  /** Asked once before each action: true makes this one fail. By default none does. */
  readonly takeFault?: (action: MachineAction) => boolean | Promise<boolean>;
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

/**
 * Machines that exist only in the database. The simulation keeps no state of its own: a machine is ready once
 * `provisionMs` have passed since its order, whichever process asks and however often it was restarted.
 */
export function createSimulatedDriver({
  provisionMs,
  takeFault = () => false,
}: SimulatedDriverOptions): MachineDriver {
  const act = async (action: MachineAction, computerName: string): Promise<void> => {
    if (await takeFault(action))
      throw new MachineError(`${computerName} did not answer (simulated)`);
  };
  return {
    async provision(request: MachineRequest, now: Date) {
      const readyAt = new Date(request.orderedAt.getTime() + provisionMs);
      if (now < readyAt) return { state: 'pending', askAgainAt: readyAt };
      if (await takeFault('machine.provision')) {
        return { state: 'failed', reason: 'the machine did not start (simulated)' };
      }
      return {
        state: 'ready',
        machine: simulateMachine(request.packageName, request.machineNumber),
      };
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
