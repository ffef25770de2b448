import { makeProductTemplate } from '../scripts/processes/product.ts';

/** Where the workers find the template of this run, and when its data were seeded. */
const names = { dataDir: 'TRAM_E2E_TEMPLATE', seededAt: 'TRAM_E2E_TEMPLATE_SEEDED_AT' } as const;

/** How long the seed's own times (a rental that ends within the hour) are good enough to begin with, ms. */
const freshFor = 10 * 60_000;

/** Playwright's global setup: the data that the products of all workers begin with. @returns the teardown */
// oxlint-disable-next-line no-default-export -- what Playwright calls of a global setup is its default
export default async function makeTemplate(): Promise<() => void> {
  const template = await makeProductTemplate();
  process.env[names.dataDir] = template.dataDir;
  process.env[names.seededAt] = String(Date.now());
  // Playwright's teardown comes after a failure and after Ctrl-C, not after this.
  process.once('SIGTERM', () => {
    template.remove();
    process.kill(process.pid, 'SIGTERM');
  });
  return template.remove;
}

/** The template as an option of `startProduct`; nothing in a long run, where a product is seeded anew. */
export function seededData(): { readonly template?: string } {
  const template = process.env[names.dataDir];
  const age = Date.now() - Number(process.env[names.seededAt]);
  return template !== undefined && age < freshFor ? { template } : {};
}
