import type { CloudMachineDriver } from './cloud-machine-driver.ts';
import { MachineError } from './driver.ts';

const reason = 'no driver for cloud machines is configured';

async function fail(): Promise<{ state: 'failed'; reason: string }> {
  return { state: 'failed', reason };
}

/**
 * Stands in where no driver has been given, as `no-driver.ts` does: no machine is made, and a rental ends unmade and is
 * paid back.
 */
export function createNoCloudDriver(): CloudMachineDriver {
  return {
    create: fail,
    openRemoteDesktop: async () => {
      throw new MachineError(reason);
    },
    start: fail,
    restart: fail,
    shutdown: fail,
    backup: fail,
    restore: fail,
    deleteMachine: fail,
    release: async () => {},
  };
}
