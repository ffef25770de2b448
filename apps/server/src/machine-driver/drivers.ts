/** The drivers behind the ports to the machines: simulated, missing, or the operator's own. */
import type { DeriveKey } from '../auth/token-secret.ts';
import type { FaultPlan } from '../sandbox/faults.ts';
import type { Logger } from '../services.ts';
import type { Settings } from '../settings.ts';
import { createSandboxInstallers } from '../tunnels/installers.ts';
import {
  type CloudMachineDriver,
  type MachineDriver,
  MachineError,
  type NetworkDriver,
  type VpsDriver,
} from './driver.ts';
import { type Drivers, loadOwnDrivers } from './own-drivers.ts';
import { createSimulatedCloudDriver } from './simulated-cloud-driver.ts';
import { createSimulatedDriver, createSimulatedVpsDriver } from './simulated-driver.ts';
import { createSimulatedNetwork } from './simulated-network.ts';

interface DriverParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly keys: DeriveKey;
  /** Makes actions of simulated machines fail; null in production mode, where nothing is simulated. */
  readonly faults: FaultPlan | null;
}

/**
 * The drivers of `TRAM_MACHINE_DRIVER`; for those that it does not give, simulated ones in the sandbox and refusing ones in
 * production.
 * @throws SettingsError when the module cannot be used
 */
export async function openDrivers({ settings, log, keys, faults }: DriverParts): Promise<Drivers> {
  const otherwise = faults === null ? noDrivers() : simulatedDrivers(settings, keys, faults);
  const { machineDriver } = settings;
  if (machineDriver === null) return otherwise;
  return { ...otherwise, ...(await loadOwnDrivers(machineDriver, { settings, log })) };
}

function noDrivers(): Drivers {
  return {
    machines: createNoDriver(),
    cloudMachines: createNoCloudDriver(),
    servers: createNoVpsDriver(),
    network: createNoNetworkDriver(),
    installers: null,
  };
}

function simulatedDrivers({ provisionMs }: Settings, keys: DeriveKey, faults: FaultPlan): Drivers {
  const takeFault = async (action: string): Promise<boolean> =>
    (await faults.take(action)) !== null;
  return {
    machines: createSimulatedDriver({ provisionMs, takeFault }),
    cloudMachines: createSimulatedCloudDriver({ provisionMs, takeFault }),
    servers: createSimulatedVpsDriver({ provisionMs, takeFault }),
    network: createSimulatedNetwork({ key: keys('simulated-tunnel'), takeFault }),
    installers: createSandboxInstallers(),
  };
}

async function refuseMachineAction(): Promise<never> {
  throw new MachineError('no machine driver is configured');
}

/**
 * Stands in where no driver has been given: it makes no machine and touches none. An order ends as "could not be made",
 * which gives its money back: no customer pays for a machine that does not exist.
 */
function createNoDriver(): MachineDriver {
  return {
    provision: async () => ({ state: 'failed', reason: 'no machine driver is configured' }),
    wake: refuseMachineAction,
    reconnect: refuseMachineAction,
    reset: refuseMachineAction,
    release: async () => {},
  };
}

const cloudReason = 'no driver for cloud machines is configured';

async function failCloudTask(): Promise<{ state: 'failed'; reason: string }> {
  return { state: 'failed', reason: cloudReason };
}

/**
 * Stands in where no driver has been given: no machine is made, and a rental ends unmade and is
 * paid back.
 */
export function createNoCloudDriver(): CloudMachineDriver {
  return {
    create: failCloudTask,
    openRemoteDesktop: async () => {
      throw new MachineError(cloudReason);
    },
    start: failCloudTask,
    restart: failCloudTask,
    shutdown: failCloudTask,
    backup: failCloudTask,
    restore: failCloudTask,
    deleteMachine: failCloudTask,
    release: async () => {},
  };
}

async function refuseNetworkAction(): Promise<never> {
  throw new MachineError('no network driver is configured');
}

/** Stands in where no driver has been given: it routes nothing. */
export function createNoNetworkDriver(): NetworkDriver {
  return {
    chooseRoute: refuseNetworkAction,
    releaseRoute: refuseNetworkAction,
    rotate: refuseNetworkAction,
    addPeer: refuseNetworkAction,
    // There is nothing to take back.
    releaseEveryRoute: async () => {},
    removePeer: async () => {},
  };
}

/** Stands in where no driver has been given: an order ends unmade and is paid back. */
function createNoVpsDriver(): VpsDriver {
  return {
    provision: async () => ({ state: 'failed', reason: 'no driver for VPS is configured' }),
    release: async () => {},
  };
}
