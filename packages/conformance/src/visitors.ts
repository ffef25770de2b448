import type { PublicCatalogue } from '@tram/api/runtime-config';
import { operations } from '@tram/api/operations';
import type { Outcome } from './caller.ts';
import { cloudPackagesIn } from './cloud-packages.ts';
import type { Visit } from './visit.ts';
import { at, rowsOf } from './wire-values.ts';

const subject = 'prices for visitors';

/** The call of each catalogue, the offers in its answer, and the price of one. That of PCs is public in any case. */
const catalogues = [
  {
    catalogue: 'vps',
    id: 'listComputerConfigs',
    offersIn: rowsOf,
    price: 'monthly_rental_price',
  },
  { catalogue: 'cloud', id: 'listCloudPackages', offersIn: cloudPackagesIn, price: 'price' },
] as const;

/** The catalogues that the backend answers without a token, with prices: the landing page can show these (`landing.catalogues`). */
export async function visitorCatalogues({
  call,
  findings,
}: Pick<Visit, 'call' | 'findings'>): Promise<readonly PublicCatalogue[]> {
  findings.tried(subject);
  const open: PublicCatalogue[] = [];
  for (const { catalogue, id, offersIn, price } of catalogues) {
    const outcome = await call(id, {}, { token: null });
    const why = whyNone(outcome, (json) =>
      offersIn(json).some((offer) => typeof at(offer, price) === 'number'),
    );
    if (why === null) {
      open.push(catalogue);
      continue;
    }
    const { method, path } = operations[id];
    findings.doesWithout(
      subject,
      `${method} ${path} ${why} without a token: the landing page does not show its prices.`,
    );
  }
  return open;
}

/** Why an answer has no prices for a visitor; null where it has. */
function whyNone(outcome: Outcome, hasPrices: (json: unknown) => boolean): string | null {
  if (outcome.kind === 'none') return 'does not answer';
  const { status, refusedByClient, json } = outcome;
  if (status >= 300) return `answers ${status}`;
  return !refusedByClient && hasPrices(json) ? null : 'answers no prices';
}
