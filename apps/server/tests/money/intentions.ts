/** What a customer may mean to do with money: 200 intentions and more, each with a key of its own. */
import { type TestAnswer, type TestRequest, textField } from '../../src/testing/test-server.ts';
import type { Random } from '../../src/testing/random.ts';

/** One thing that is meant once, however often it is sent. */
export interface Intention {
  readonly path: string;
  readonly request: TestRequest;
  /** The row that it leaves in the ledger when it is done, as `kind amount`; null for none. */
  readonly booking: string | null;
}

/** Sends something and gives its answer. */
export type Send = (path: string, request?: TestRequest) => Promise<TestAnswer>;

/** Percent of the demo account. */
const discounts = { pc: 5, vps: 10, cloud: 10 };

function listOf(json: unknown): unknown[] {
  if (!Array.isArray(json)) throw new TypeError(`no list: ${JSON.stringify(json)}`);
  return json;
}

function numberField(json: unknown, name: string): number {
  const value: unknown = Reflect.get(Object(json), name);
  if (typeof value !== 'number') throw new TypeError(`${name} is no number`);
  return value;
}

/** Price × (100 − percent) / 100, rounded down once: written here again, so that the server's own rule is checked. */
function discounted(price: number, percent: number): number {
  return Math.floor((price * (100 - percent)) / 100);
}

function done(answer: TestAnswer): unknown {
  if (answer.status >= 300) throw new Error(`refused while preparing: ${answer.text}`);
  return answer.json;
}

/** A PC and what it costs an hour, VND. */
interface Pc {
  readonly id: string;
  readonly price: number;
}

/** What there is to rent, to extend and to pay, made before the load. */
export interface Ground {
  /** Not rented yet. */
  readonly pcs: readonly Pc[];
  /** Rented, ready. */
  readonly rentedPcs: readonly Pc[];
  readonly config: { readonly id: string; readonly price: number };
  readonly servers: readonly string[];
  readonly cloud: { readonly id: string; readonly price: number };
  readonly cloudImages: readonly string[];
  readonly bank: string;
  readonly recharges: readonly { readonly id: string; readonly money: number }[];
}

const times = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Prepares the ground. */
export async function prepare(send: Send, random: Random): Promise<Ground> {
  const packages = listOf(done(await send('/api/packages'))).slice(-3);
  const newPc = async (index: number): Promise<Pc> => {
    const its = packages[index % packages.length];
    const body = { name: `PC ${index}`, id_package: textField(its, '_id') };
    const id = textField(done(await send('/api/images', { body })), '_id');
    return { id, price: numberField(its, 'price_per_hour') };
  };
  const pcs = await times(50, newPc);
  const rentedPcs = await times(3, newPc);
  for (const { id } of rentedPcs) {
    done(await send('/api/orders', { body: { image: id, rental_period: 1, unit: 'hour' } }));
  }
  const [config] = listOf(done(await send('/api/computer-configs')));
  const configId = textField(config, '_id');
  const servers = await times(3, async () => {
    const body = { config_id: configId, rental_period: 1, os: 'ubuntu' };
    return textField(done(await send('/api/orders-vps', { body })), '_id');
  });
  const groups = listOf(done(await send('/api/clouds')));
  const [cloud] = listOf(Reflect.get(Object(groups[0]), 'packages'));
  const cloudId = textField(cloud, '_id');
  const cloudImages = await times(3, async (index) => {
    const body = { name: `Cloud ${index}`, cloud: cloudId };
    return textField(done(await send('/api/image-cloud', { body })), '_id');
  });
  const banks = listOf(done(await send('/api/banks?money=60000')));
  const bank = textField(banks[0], '_id');
  const recharges = await times(30, async () => {
    const money = random.between(50_000, 90_000);
    const body = { money, bank_id: bank };
    return { id: textField(done(await send('/api/recharges/request', { body })), '_id'), money };
  });
  return {
    pcs,
    rentedPcs,
    config: { id: configId, price: numberField(config, 'monthly_rental_price') },
    servers,
    cloud: { id: cloudId, price: numberField(cloud, 'price') },
    cloudImages,
    bank,
    recharges,
  };
}

function rentals(ground: Ground, random: Random): Intention[] {
  const { pcs, config, cloud } = ground;
  const hours = (pc: Pc): Intention => {
    const rental_period = random.between(1, 3);
    const price = discounted(pc.price * rental_period, discounts.pc);
    const body = { image: pc.id, rental_period, unit: 'hour' };
    return { path: '/api/orders', request: { body }, booking: `rental ${-price}` };
  };
  return [
    // Two that want the same PC: one of them may have it.
    ...[...pcs, ...pcs.slice(0, 10)].map(hours),
    ...Array.from({ length: 20 }, (): Intention => {
      const rental_period = random.between(1, 2);
      const price = discounted(config.price * rental_period, discounts.vps);
      const body = { config_id: config.id, rental_period, os: 'window server' };
      return { path: '/api/orders-vps', request: { body }, booking: `rental ${-price}` };
    }),
    ...Array.from({ length: 15 }, (_, index): Intention => {
      const body = { name: `Máy ${index}`, cloud: cloud.id };
      const price = discounted(cloud.price, discounts.cloud);
      return { path: '/api/image-cloud', request: { body }, booking: `rental ${-price}` };
    }),
  ];
}

function extensions(ground: Ground, random: Random): Intention[] {
  const { rentedPcs, config, servers, cloud, cloudImages } = ground;
  return [
    ...Array.from({ length: 50 }, (): Intention => {
      const rental_period = random.between(1, 3);
      const pc = random.pick(rentedPcs);
      const price = discounted(pc.price * rental_period, discounts.pc);
      const body = { image: pc.id, rental_period, unit: 'hour' };
      const request = { method: 'PATCH', body };
      return { path: '/api/orders/extend', request, booking: `extension ${-price}` };
    }),
    ...Array.from({ length: 20 }, (): Intention => {
      const path = `/api/orders-vps/${random.pick(servers)}`;
      const price = discounted(config.price, discounts.vps);
      const request = { method: 'PATCH', body: { rental_period: 1 } };
      return { path, request, booking: `extension ${-price}` };
    }),
    ...Array.from({ length: 15 }, (): Intention => {
      const path = `/api/image-cloud/extend-vm/${random.pick(cloudImages)}`;
      const price = discounted(cloud.price, discounts.cloud);
      return { path, request: {}, booking: `extension ${-price}` };
    }),
  ];
}

function payments({ recharges, bank }: Ground): Intention[] {
  return [
    ...recharges.map(({ id, money }): Intention => {
      const path = `/sandbox/api/recharges/${id}/pay`;
      return { path, request: { method: 'POST' }, booking: `recharge ${money}` };
    }),
    ...Array.from({ length: 10 }, (): Intention => {
      const body = { money: 60_000, bank_id: bank };
      return { path: '/api/recharges/request', request: { body }, booking: null };
    }),
  ];
}

/** Everything that is meant, in any order. */
export function intentionsOn(ground: Ground, random: Random): Intention[] {
  return random.shuffled([
    ...rentals(ground, random),
    ...extensions(ground, random),
    ...payments(ground),
  ]);
}
