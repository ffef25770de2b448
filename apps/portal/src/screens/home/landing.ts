import type { Package } from '@tram/api/types';
import type { RentalKind } from '@tram/machines/rules';
import { offerAddress, searchFrom } from '../../app/navigation.ts';

/** What the landing page shows of a package. */
export type ShownPackage = Pick<
  Package,
  | '_id'
  | 'name'
  | 'is_available'
  | 'cpu'
  | 'gpu'
  | 'ram'
  | 'ssd'
  | 'os'
  | 'price_per_hour'
  | 'price_per_day'
  | 'price_per_month'
>;

/** A package without the rest, which would be in the HTML a second time as data: the ends of rentals alone are many. */
export function shownPackage(one: Package): ShownPackage {
  const { _id, name, is_available, cpu, gpu, ram, ssd, os } = one;
  const { price_per_hour, price_per_day, price_per_month } = one;
  return {
    _id,
    name,
    is_available,
    cpu,
    gpu,
    ram,
    ssd,
    os,
    price_per_hour,
    price_per_day,
    price_per_month,
  };
}

/** A stretch of the day, hours from midnight: 8h30 – 23h00 is 8.5 to 23. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const clock = /(\d{1,2})\s*(?:[h:g]\s*(\d{2})?)/giu;

/**
 * Reads the operator's support hours, written for people ('8h30 – 23h00', '08:30-23:00').
 * @returns null for what is no stretch of one day: then the words stand without a bar
 */
export function readHours(text: string): Hours | null {
  const [from, to, ...rest] = [...text.matchAll(clock)].map(
    ([, hours, minutes]) => Number(hours) + Number(minutes ?? 0) / 60,
  );
  if (from === undefined || to === undefined || rest.length > 0) return null;
  return from < to && to <= 24 ? { from, to } : null;
}

/** The three ways to rent that the landing page names (specification, section 1). */
type Offer = 'physical' | 'server' | 'virtual';

/** Which packages an offer's words speak of, by their card and processor. */
const speaksOf: Readonly<Record<Offer, (one: Pick<Package, 'cpu' | 'gpu'>) => boolean>> = {
  physical: ({ gpu }) => /\b40[89]0\b/u.test(gpu),
  server: ({ cpu, gpu }) => /xeon/iu.test(cpu) && /\b12\s?GB\b/iu.test(gpu),
  virtual: ({ cpu, gpu }) => /xeon/iu.test(cpu) && /\b(?:10[68]0|3060)\b/iu.test(gpu),
};

/** The lowest price an hour of an offer, VND; null when no package of the table belongs to it: then nothing is promised. */
export function offerPrice(offer: Offer, packages: readonly ShownPackage[]): number | null {
  const prices = packages.filter(speaksOf[offer]).map((one) => one.price_per_hour);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** A number as `tel:` takes it. */
export function phoneDigits(number: string): string {
  return number.replaceAll(/[^\d+]/gu, '');
}

/**
 * The link of 'Thuê ngay': the sign-up (specification, section 2), and after it the dialog that rents this very package. Who is
 * signed in already is led to the dialog at once.
 */
export function rentLink(kind: RentalKind, id: string): string {
  return `/register${searchFrom(offerAddress(kind, id))}`;
}
