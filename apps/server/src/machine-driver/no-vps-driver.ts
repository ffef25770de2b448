import type { VpsDriver } from './vps-driver.ts';

/** Stands in where no driver has been given, as `no-driver.ts` does: an order ends unmade and is paid back. */
export function createNoVpsDriver(): VpsDriver {
  return {
    provision: async () => ({ state: 'failed', reason: 'no driver for VPS is configured' }),
    release: async () => {},
  };
}
