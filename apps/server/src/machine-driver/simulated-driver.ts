import { randomBytes } from 'node:crypto';
import {
  type MachineDriver,
  MachineError,
  type MachineRequest,
  type ProvisionedMachine,
} from './driver.ts';
import { newRdpPassword, simulatedPlace } from './simulated-place.ts';

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
