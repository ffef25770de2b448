import { MachineError } from './driver.ts';
import type { NetworkDriver } from './network-driver.ts';

async function refuse(): Promise<never> {
  throw new MachineError('no network driver is configured');
}

/** Stands in where no driver has been given, as `no-driver.ts` does: it routes nothing and lets nobody in. */
export function createNoNetworkDriver(): NetworkDriver {
  return {
    chooseRoute: refuse,
    releaseRoute: refuse,
    rotate: refuse,
    addPeer: refuse,
    // There is nothing to take back.
    releaseEveryRoute: async () => {},
    removePeer: async () => {},
  };
}
