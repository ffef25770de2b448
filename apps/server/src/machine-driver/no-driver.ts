import { type MachineDriver, MachineError } from './driver.ts';

async function refuse(): Promise<never> {
  throw new MachineError('no machine driver is configured');
}

/**
 * Stands in where no driver has been given: it makes no machine and touches none. An order ends as "could not be made",
 * which gives its money back; nobody pays for a machine that only exists on paper.
 */
export function createNoDriver(): MachineDriver {
  return {
    provision: async () => ({ state: 'failed', reason: 'no machine driver is configured' }),
    wake: refuse,
    reconnect: refuse,
    reset: refuse,
    release: async () => {},
  };
}
