import { sessionOf } from './session.ts';
import { readList } from './api-reads.ts';

export interface PcRental {
  /** Name of the package. */
  readonly offer: string;
  readonly hours: number;
}

/** Creates a PC of the demo account and rents it, both over the API. @returns its name */
export async function rentPc(
  origin: string,
  name: string,
  { offer, hours }: PcRental = { offer: 'G1080', hours: 24 },
): Promise<string> {
  const { jwt } = await sessionOf(origin, 'demo');
  const call = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const packages = await readList(origin, 'demo', '/packages');
  await call('/images', {
    name,
    id_package: packages.find((one) => one['name'] === offer)?.['_id'],
  });
  const images = await readList(origin, 'demo', '/images?page=1');
  const image = images.find((one) => one['name'] === name);
  await call('/orders', { image: image?.['_id'], rental_period: hours, unit: 'hour' });
  return name;
}
