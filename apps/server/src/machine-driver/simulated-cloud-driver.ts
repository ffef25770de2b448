import { createHash } from 'node:crypto';
import { dateTimeParts, vietnamDay, VIETNAM_TIME_ZONE } from '@tram/machines/rules';
import {
  type CloudCredentials,
  type CloudMachineDriver,
  type CloudProgress,
  type CloudTask,
  MachineError,
} from './driver.ts';
import {
  newRdpPassword,
  simulatedPlace,
  type SimulationOptions,
  unfinished,
} from './simulated-driver.ts';

/** How long each piece of work takes, as a share of making a machine. */
const shares = {
  'cloud.create': 1,
  'cloud.start': 1 / 2,
  'cloud.restart': 1 / 2,
  'cloud.shutdown': 1 / 4,
  'cloud.backup': 1 / 2,
  'cloud.restore': 1 / 2,
  'cloud.delete': 1 / 4,
} as const;

/** The result of work that leaves nothing behind. */
const nothing = () => null;

/** A new Windows user, as the simulation makes it. */
export function simulateCloudCredentials(): CloudCredentials {
  return { username: 'cloud', password: newRdpPassword() };
}

/** The address of the Remote Desktop gateway for a machine: it depends on its id alone. */
export function simulateRemoteDesktop(imageId: string): string {
  const port = createHash('sha256').update(imageId).digest().readUInt16BE(0) % 10_000;
  // 203.0.113.0/24 is kept for documentation (RFC 5737): no such host answers.
  return `203.0.113.9:${40_000 + port}`;
}

/** The addresses of a place, as the simulation makes them: they depend on package and number alone. */
export function simulateCloudPlace(
  packageName: string,
  machineNumber: number,
): { ipInt: string; apiTunnel: string } {
  const { network, host } = simulatedPlace(packageName, machineNumber);
  return {
    ipInt: `10.10.${network}.${host}`,
    apiTunnel: `https://tunnel.tram.example/cloud-${network}-${String(machineNumber).padStart(2, '0')}`,
  };
}

/** The name of a backup that was asked for at a time, by Vietnamese clocks: `backup-20261119-112000`. */
export function simulateBackup(askedAt: Date): string {
  const at = askedAt.getTime();
  const { time = '' } = dateTimeParts(at, VIETNAM_TIME_ZONE) ?? {};
  return `backup-${vietnamDay(at).replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}

/** Cloud machines that exist only in the database: each piece of work takes its share of `provisionMs`. */
export function createSimulatedCloudDriver({
  provisionMs,
  takeFault = () => false,
}: SimulationOptions): CloudMachineDriver {
  const work = async <Result>(
    action: keyof typeof shares,
    { askedAt }: CloudTask,
    now: Date,
    result: () => Result,
  ): Promise<CloudProgress<Result>> => {
    const readyAt = new Date(askedAt.getTime() + Math.ceil(provisionMs * shares[action]));
    const missing = await unfinished(action, { readyAt, now }, takeFault);
    return missing ?? { state: 'done', result: result() };
  };
  return {
    create: (task, now) => work('cloud.create', task, now, simulateCloudCredentials),
    async openRemoteDesktop({ imageId }) {
      if (await takeFault('cloud.rdp')) {
        throw new MachineError('the gateway took no new machine (simulated)');
      }
      return { ipRemote: simulateRemoteDesktop(imageId) };
    },
    start: (task, now) =>
      work('cloud.start', task, now, () => ({
        ...simulateCloudPlace(task.packageName, task.machineNumber),
        credentials: task.hasMachine ? null : simulateCloudCredentials(),
      })),
    restart: (task, now) => work('cloud.restart', task, now, nothing),
    shutdown: (task, now) => work('cloud.shutdown', task, now, nothing),
    backup: (task, now) =>
      work('cloud.backup', task, now, () => ({ backupId: simulateBackup(task.askedAt) })),
    restore: (task, now) => work('cloud.restore', task, now, simulateCloudCredentials),
    deleteMachine: (task, now) => work('cloud.delete', task, now, nothing),
    async release() {
      // Nothing runs that could be stopped.
    },
  };
}
