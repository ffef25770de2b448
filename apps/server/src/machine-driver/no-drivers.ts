import type { CloudMachineDriver } from './cloud-machine-driver.ts';
import { type MachineDriver, MachineError, type VpsDriver } from './driver.ts';
import type { NetworkDriver } from './network-driver.ts';

async function refuseMachineAction(): Promise<never> {
  throw new MachineError('no machine driver is configured');
}

/**
 * Stands in where no driver has been given: it makes no machine and touches none. An order ends as "could not be made",
 * which gives its money back: no customer pays for a machine that does not exist.
 */
export function createNoDriver(): MachineDriver {
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
export function createNoVpsDriver(): VpsDriver {
  return {
    provision: async () => ({ state: 'failed', reason: 'no driver for VPS is configured' }),
    release: async () => {},
  };
}
