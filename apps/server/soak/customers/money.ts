/** What customers do with money: top up, rent and extend, also twice at once and from two tabs. */
import type { CallOptions } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import { onSandbox } from '../sandbox.ts';
import type { Customer } from './customer.ts';
import type { Charge } from './journal.ts';
import type { Tab } from './tab.ts';

/** Something to buy at a price that the customer has seen. */
interface Purchase {
  readonly action: string;
  readonly kind: Charge['kind'];
  readonly operation: string;
  /** VND. */
  readonly price: number;
  /** Sends it. @returns the id of what was rented or extended */
  send(tab: Tab, options: CallOptions): Promise<Result<string>>;
}

/** How a customer presses the button. */
export type Pressing = 'once' | 'twice' | 'in two tabs' | 'and loses the connection';

function idOf<Value>(
  result: Result<Value>,
  read: (value: Value) => string | undefined,
): Result<string> {
  return result.ok ? { ok: true, value: read(result.value) ?? '' } : result;
}

/** Presses the button of a purchase, whose dialog makes one key for one intention, until it is known what became of it. */
async function press(customer: Customer, purchase: Purchase, how: Pressing): Promise<void> {
  const { random, journal, tabs } = customer;
  const send = (tab: Tab, key: string) =>
    customer.settle(purchase.action, (tries) => {
      const options = { idempotencyKey: key, confirmedTotal: purchase.price };
      if (how !== 'and loses the connection' || tries > 1) return purchase.send(tab, options);
      return purchase.send(tab, { ...options, signal: AbortSignal.timeout(random.between(1, 80)) });
    });
  const record = (key: string, target: string) => {
    const { kind, operation, price: amount } = purchase;
    journal.charges.push({ kind, target, amount, operation, key });
  };
  if (how === 'in two tabs') {
    // Two dialogs: two intentions.
    const [first, second = first] = tabs;
    const both = [first, second].map(async (tab) => {
      const key = customer.newKey();
      const result = await send(tab, key);
      if (result.outcome === 'done') record(key, result.value);
    });
    await Promise.all(both);
    return;
  }
  const key = customer.newKey();
  const tab = customer.anyTab();
  const presses = how === 'twice' ? 2 : 1;
  const results = await Promise.all(Array.from({ length: presses }, () => send(tab, key)));
  const targets = results.flatMap((one) => (one.outcome === 'done' ? [one.value] : []));
  const [target] = targets;
  if (target === undefined) return;
  record(key, target);
  if (targets.some((one) => one !== target)) {
    journal.contradictions.push(`${purchase.action} with one key gave ${targets.join(' and ')}`);
  }
}

/** Asks for a top-up and, mostly, transfers the money. */
export async function topUp(customer: Customer): Promise<void> {
  const { random, journal, origin } = customer;
  const { api, refresh } = customer.anyTab();
  const money = random.between(4, 40) * 50_000;
  const banks = await api.listBanks({ query: { money } });
  if (!banks.ok || banks.value.length === 0) return;
  const body = { money, bank_id: random.pick(banks.value)._id };
  const idempotencyKey = customer.newKey();
  const asked = await customer.settle('top up', () =>
    api.requestRecharge({ body }, { idempotencyKey }),
  );
  refresh('recharges');
  if (asked.outcome !== 'done') return;
  const { _id: id } = asked.value;
  // Some forget about it, some change their mind.
  if (random.chance(8)) return;
  if (random.chance(5)) {
    await customer.settle('cancel top-up', () => api.cancelRecharge({ path: { id } }));
    refresh('recharges');
    return;
  }
  const paid = await onSandbox(origin, `/recharges/${id}/pay`, { method: 'POST' });
  if (paid.status === 200) journal.topUps.push({ id, money });
  else journal.contradictions.push(`the top-up ${id} cannot be paid: ${paid.status}`);
  // Reported again, as banks do.
  if (random.chance(10)) await onSandbox(origin, `/recharges/${id}/pay`, { method: 'POST' });
}

/** How many PCs a customer has at most. */
const mostPcs = 3;
const hours = (random: Customer['random']) => random.between(1, 3);

/** Makes a PC where there are few, or rents one that is not rented. */
export async function rentPc(customer: Customer, how: Pressing): Promise<void> {
  const { random } = customer;
  const tab = customer.anyTab();
  const { api, views, refresh } = tab;
  const pcs = views.pcs.value()?.data ?? [];
  const free = pcs.filter((pc) => pc.is_installed === 0 && pc.is_booting === 0);
  if (free.length === 0 && pcs.length < mostPcs) {
    const packages = await api.listPackages();
    if (!packages.ok) return;
    const wanted = random.pick(packages.value);
    const body = { name: `PC ${pcs.length + 1}`, id_package: wanted._id };
    // It has no key: where the answer is lost, the list shows whether it is there.
    const made = await api.createImage({ body });
    customer.tally('make PC', made.ok ? 'done' : `failed ${made.error.status ?? made.error.kind}`);
    refresh('pcs');
    return;
  }
  if (free.length === 0) return;
  const pc = random.pick(free);
  const period = hours(random);
  const body = { image: pc._id, rental_period: period, unit: 'hour' as const };
  const purchase: Purchase = {
    action: 'rent PC',
    kind: 'rental',
    operation: 'createOrder',
    price: pc.package.price_per_hour * period,
    send: async (its, options) =>
      idOf(await its.api.createOrder({ body }, options), ({ _id }) => _id),
  };
  await press(customer, purchase, how);
  refresh('pcs', 'orders', 'account');
}

/** Extends a rented PC. */
export async function extendPc(customer: Customer, how: Pressing): Promise<void> {
  const { random } = customer;
  const { views, refresh } = customer.anyTab();
  const rented = views.pcs.value()?.data.filter((pc) => pc.is_installed === 1) ?? [];
  if (rented.length === 0) return;
  const pc = random.pick(rented);
  const period = hours(random);
  const body = { image: pc._id, rental_period: period, unit: 'hour' as const };
  const purchase: Purchase = {
    action: 'extend PC',
    kind: 'extension',
    operation: 'extendOrder',
    price: pc.package.price_per_hour * period,
    send: async (its, options) => idOf(await its.api.extendOrder({ body }, options), () => pc._id),
  };
  await press(customer, purchase, how);
  refresh('pcs', 'orders', 'account');
}

/** Rents a virtual server, or extends one. */
export async function rentVps(customer: Customer, how: Pressing): Promise<void> {
  const { random } = customer;
  const { api, views, refresh } = customer.anyTab();
  const configs = await api.listComputerConfigs();
  if (!configs.ok) return;
  const rented = views.vps.value()?.data.filter(({ status }) => status === 'on_rental') ?? [];
  if (rented.length > 0 && random.chance(70)) {
    const order = random.pick(rented);
    const config = configs.value.find((one) => one.config_name === order.vps.config.config_name);
    if (config === undefined) return;
    const input = { path: { id: order._id }, body: { rental_period: 1 } };
    const purchase: Purchase = {
      action: 'extend VPS',
      kind: 'extension',
      operation: 'extendVpsOrder',
      price: config.monthly_rental_price,
      send: async (its, options) =>
        idOf(await its.api.extendVpsOrder(input, options), () => order._id),
    };
    await press(customer, purchase, how);
  } else {
    const config = random.pick(configs.value.slice(0, 3));
    const body = { config_id: config._id, rental_period: 1, os: 'ubuntu' as const };
    const purchase: Purchase = {
      action: 'rent VPS',
      kind: 'rental',
      operation: 'createVpsOrder',
      price: config.monthly_rental_price,
      send: async (its, options) =>
        idOf(await its.api.createVpsOrder({ body }, options), ({ _id }) => _id),
    };
    await press(customer, purchase, how);
  }
  refresh('vps', 'account');
}

/** Rents a cloud machine, extends one, or turns one on or off. */
export async function useCloud(customer: Customer, how: Pressing): Promise<void> {
  const { random, tally } = customer;
  const { api, views, refresh } = customer.anyTab();
  const own = views.clouds.value()?.data.filter((one) => !one.is_creating && !one.is_deleted) ?? [];
  if (own.length > 0 && random.chance(50)) {
    const machine = random.pick(own);
    const input = { path: { id: machine._id } };
    // Neither has a key: what became of a lost answer, the list shows.
    const result = machine.is_running
      ? await api.shutdownCloudImage(input)
      : await api.startCloudImage(input);
    const outcome = result.ok ? 'done' : `failed ${result.error.status ?? result.error.kind}`;
    tally(machine.is_running ? 'shut cloud machine down' : 'start cloud machine', outcome);
  } else if (own.length > 0 && random.chance(60)) {
    const machine = random.pick(own);
    const input = { path: { id: machine._id } };
    const purchase: Purchase = {
      action: 'extend cloud machine',
      kind: 'extension',
      operation: 'extendCloudImage',
      price: machine.cloud.price,
      send: async (its, options) =>
        idOf(await its.api.extendCloudImage(input, options), () => machine._id),
    };
    await press(customer, purchase, how);
  } else {
    const groups = await api.listCloudPackages();
    const [cheapest] = groups.ok ? groups.value.flatMap(({ packages }) => packages) : [];
    if (cheapest === undefined) return;
    const body = { name: `Máy ${own.length + 1}`, cloud: cheapest._id };
    const purchase: Purchase = {
      action: 'rent cloud machine',
      kind: 'rental',
      operation: 'createCloudImage',
      price: cheapest.price,
      send: async (its, options) =>
        idOf(await its.api.createCloudImage({ body }, options), ({ _id }) => _id),
    };
    await press(customer, purchase, how);
  }
  refresh('clouds', 'account');
}
