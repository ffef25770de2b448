import type { Package } from '@tram/api/types';

/** The three ways to rent that the landing page names (specification, section 1). */
export type Offer = 'physical' | 'server' | 'virtual';

/** Which packages an offer's words speak of, by their card and processor. */
const speaksOf: Readonly<Record<Offer, (one: Pick<Package, 'cpu' | 'gpu'>) => boolean>> = {
  physical: ({ gpu }) => /\b40[89]0\b/u.test(gpu),
  server: ({ cpu, gpu }) => /xeon/iu.test(cpu) && /\b12\s?GB\b/iu.test(gpu),
  virtual: ({ cpu, gpu }) => /xeon/iu.test(cpu) && /\b(?:10[68]0|3060)\b/iu.test(gpu),
};

/** The lowest price an hour of an offer, VND; null when no package of the table belongs to it: then nothing is promised. */
export function offerPrice(offer: Offer, packages: readonly Package[]): number | null {
  const prices = packages.filter(speaksOf[offer]).map((one) => one.price_per_hour);
  return prices.length === 0 ? null : Math.min(...prices);
}
