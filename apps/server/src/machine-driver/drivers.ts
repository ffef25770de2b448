/** The drivers behind the ports to the machines: simulated, missing, or the operator's own. */
import type { DeriveKey } from '../auth/token-secret.ts';
import type { FaultPlan } from '../sandbox/faults.ts';
import type { Logger } from '../services.ts';
import type { Settings } from '../settings.ts';
import { createSandboxInstallers } from '../tunnels/installers.ts';
import {
  createNoCloudDriver,
  createNoDriver,
  createNoNetworkDriver,
  createNoVpsDriver,
} from './no-drivers.ts';
import { type Drivers, loadOwnDrivers } from './own-drivers.ts';
import { createSimulatedCloudDriver } from './simulated-cloud-driver.ts';
import { createSimulatedDriver } from './simulated-driver.ts';
import { createSimulatedNetwork } from './simulated-network.ts';
import { createSimulatedVpsDriver } from './simulated-vps-driver.ts';

/** What drivers are made with. */
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
