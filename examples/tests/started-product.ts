import type { TestProject } from 'vitest/node';
import { startProduct } from '../../scripts/processes/product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product that was started for this run. */
    origin: string;
  }
}

/**
 * Starts the product once for all tests of a run: the server in sandbox mode, with a separate database. A machine takes a
 * minute to make, so that it is ready when a test moves the clock and no earlier.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct({
    env: { TRAM_PROVISION_MS: '60000', TRAM_RATE_LIMITS: '0', TRAM_LOG_LEVEL: 'warn' },
  });
  project.provide('origin', product.origin);
  return () => product.remove();
}
