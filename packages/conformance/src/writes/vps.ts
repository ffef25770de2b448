import { at, numberAt, textAt } from '../wire-values.ts';
import { tryTunnel } from './tunnel.ts';
import { idsOn, rowWhen, skip, type Writing } from './writing.ts';

const withVps = ['extendVpsOrder', 'chooseTunnelForVps'] as const;

const priceOf = (one: unknown) => numberAt(one, 'monthly_rental_price') ?? Number.NaN;

/** Rents the cheapest VPS for a month and extends it, where that can be paid. @returns whether one was rented */
export async function tryVps(writing: Writing): Promise<boolean> {
  const { visit, wallet, has, traces } = writing;
  const [cheapest] = has.vpsConfigs
    .filter((one) => !Number.isNaN(priceOf(one)))
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  const config = textAt(cheapest, '_id');
  if (config === null) {
    skip(writing, ['createVpsOrder', ...withVps], 'there is no VPS configuration');
    return false;
  }
  const price = priceOf(cheapest);
  const before = await idsOn(writing, 'listVpsOrders');
  const body = { rental_period: 1, config_id: config, os: 'window server' };
  const order = await wallet.pays({
    id: 'createVpsOrder',
    price,
    async make() {
      const answer = await visit.attempts('createVpsOrder', { body });
      if (answer !== null) traces.leaves('a VPS, rented for one or more months');
      return answer;
    },
  });
  if (order === null) {
    skip(writing, withVps, 'no VPS was rented');
    return false;
  }
  const isNew = (row: unknown) => !before.has(textAt(row, '_id') ?? '');
  const ready = await rowWhen(
    writing,
    'listVpsOrders',
    (row) => isNew(row) && textAt(row, 'vps', 'int_ip') !== null,
  );
  if (ready === null) {
    skip(writing, withVps, `the VPS was not ready within ${writing.waitMs / 1000} s`);
    return true;
  }
  const path = { id: textAt(ready, '_id') ?? '' };
  await wallet.pays({
    id: 'extendVpsOrder',
    price,
    make: () => visit.attempts('extendVpsOrder', { path, body: { rental_period: 1 } }),
  });
  await tryTunnel(writing, {
    id: 'chooseTunnelForVps',
    names: { vps_id: String(at(ready, 'vps', '_id')) },
    address: textAt(ready, 'vps', 'int_ip'),
    api: textAt(ready, 'vps', 'api_tunnel'),
  });
  return true;
}
