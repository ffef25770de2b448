import type { Product } from './product.ts';
import { run } from './run.ts';

export interface LargeCustomer {
  readonly username: string;
  /** How many PCs it has; orders and cloud machines follow from it (`apps/server/src/testing/large-customer.ts`). */
  readonly pcs: number;
}

/** The customer with 200 PCs, 60 cloud machines and 1,000 orders of the tests. */
export const largeCustomer: LargeCustomer = { username: 'xuong-lon', pcs: 200 };

/**
 * Fills the database of a product that is stopped. The customer has the seeded accounts' password.
 * @param env the settings that the product was started with
 * @throws with the program's output where it fails
 */
export async function addLargeCustomer(
  { dataDir }: Pick<Product, 'dataDir'>,
  { username, pcs }: LargeCustomer,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const { ok, output } = await run(
    `node apps/server/src/testing/large-customer.ts --username ${username} --pcs ${pcs}`,
    { env: { TRAM_MODE: 'sandbox', TRAM_DATA_DIR: dataDir, ...env } },
  );
  if (!ok) throw new Error(output);
}
