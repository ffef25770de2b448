/** PCs for tests: created, rented and made, by the calls that a customer makes. */
import type { Image } from '@tram/api/types';
import type { AccountIdentity } from '../services.ts';
import type { TestDomain } from './test-domain.ts';

/** A customer with a PC that is ready. */
export interface TestPc {
  readonly owner: AccountIdentity;
  readonly pc: Image;
}

/** A PC as its owner sees it. */
export async function shownPc(domain: TestDomain, owner: AccountIdentity, id: string) {
  const found = (await domain.call('listImages', owner)).data.find((one) => one._id === id);
  if (found === undefined) throw new Error('the PC is not listed');
  return found;
}

/**
 * Rents a PC for two hours and waits until it is there.
 * @param provisionMs how long a machine takes in this domain
 */
export async function rentedPc(
  domain: TestDomain,
  { owner, packageName = 'G1080' }: { owner: AccountIdentity; packageName?: string },
  provisionMs: number,
): Promise<Image> {
  const found = (await domain.call('listPackages', null)).find((one) => one.name === packageName);
  const { _id: id } = await domain.call('createImage', owner, {
    body: { name: 'Render Tết 2027', id_package: found?._id ?? '' },
  });
  await domain.call('createOrder', owner, { body: { image: id, rental_period: 2, unit: 'hour' } });
  await domain.services.clock.advance(provisionMs);
  return shownPc(domain, owner, id);
}

/** A new customer with a PC that is ready. */
export async function readyPc(
  domain: TestDomain,
  provisionMs: number,
  packageName?: string,
): Promise<TestPc> {
  const owner = await domain.customer({ balance: 1_000_000 });
  const wanted = packageName === undefined ? { owner } : { owner, packageName };
  return { owner, pc: await rentedPc(domain, wanted, provisionMs) };
}
