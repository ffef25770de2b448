import { randomUUID } from 'node:crypto';
import { at, numberAt, rowsOf, textAt } from '../wire-values.ts';
import { tryRoutes } from './routes.ts';
import { tryTunnel } from './tunnel.ts';
import { retryWhileBusy, rowWhen, skip, type Writing } from './writing.ts';

const withRentedPc = [
  'extendOrder',
  'getOrderOfImage',
  'downloadRdpFile',
  'wakeImage',
  'reconnectImage',
  'resetImage',
  'chooseWan',
  'releaseWan',
  'startIpRotation',
  'changeIpRotation',
  'chooseTunnelForPc',
  'getPlayTokenForPc',
  'getPlayLinkForPc',
] as const;

export interface PcAttempt {
  readonly isRented: boolean;
  /** Whether one key was charged once; null where it was not tried. */
  readonly keyIsChargedOnce: boolean | null;
  /** Whether another total than the confirmed one is refused; null where it was not tried. */
  readonly confirmedTotal: 'checked' | 'unchecked' | null;
}

/** Makes a PC and deletes it; where it can be paid, rents another for an hour and tries all that a ready one can do. */
export async function tryPc(writing: Writing, keys: boolean): Promise<PcAttempt> {
  const { visit, has, name, traces } = writing;
  const none: PcAttempt = { isRented: false, keyIsChargedOnce: null, confirmedTotal: null };
  const [cheapest] = has.packages
    .filter((one) => at(one, 'is_available') !== 0 && numberAt(one, 'price_per_hour') !== null)
    .toSorted((one, other) => priceOf(one) - priceOf(other));
  const packageId = textAt(cheapest, '_id');
  if (packageId === null) {
    skip(
      writing,
      ['createImage', 'deleteImage', 'createOrder', ...withRentedPc],
      'no PC package is free',
    );
    return none;
  }
  const make = async () => {
    const made = await visit.attempts('createImage', { body: { name, id_package: packageId } });
    const id = textAt(made?.json, '_id');
    if (id === null) return null;
    const remove = () => visit.attempts('deleteImage', { path: { id } });
    const trace = traces.made(
      `a PC ${name} that is not rented`,
      async () => (await remove()) !== null,
    );
    return { id, ...trace };
  };
  const first = await make();
  if (first === null) skip(writing, ['deleteImage'], 'no PC could be made');
  else await first.takeAway();
  const price = priceOf(cheapest);
  if (price > writing.wallet.left()) {
    const why = `an hour costs ${price} VND; ${writing.wallet.left()} VND of --spend are left`;
    skip(writing, ['createOrder', ...withRentedPc], why);
    return none;
  }
  const pc = await make();
  if (pc === null) {
    skip(writing, ['createOrder', ...withRentedPc], 'no PC could be made');
    return none;
  }
  const { id: image } = pc;
  const rental = { body: { image, rental_period: 1, unit: 'hour' } };
  const order = await writing.wallet.pays({
    id: 'createOrder',
    price,
    async make() {
      const answer = await visit.attempts('createOrder', rental);
      if (answer !== null) {
        pc.stays(`a PC ${name}, rented for one or more hours: it can be deleted afterwards`);
      }
      return answer;
    },
  });
  if (order === null) {
    skip(writing, withRentedPc, 'no PC could be rented');
    await pc.takeAway();
    return none;
  }
  const ready = await rowWhen(
    writing,
    'listImages',
    (row) => at(row, '_id') === image && at(row, 'is_installed') === 1,
  );
  if (ready === null) {
    skip(writing, withRentedPc, `the PC was not ready within ${writing.waitMs / 1000} s`);
    return { ...none, isRented: true };
  }
  const keyIsChargedOnce = await extend(writing, rental, price, keys);
  const confirmedTotal = await extendForAnotherTotal(writing, rental, price);
  await operate(writing, image, ready);
  return { isRented: true, keyIsChargedOnce, confirmedTotal };
}

const priceOf = (one: unknown) => numberAt(one, 'price_per_hour') ?? Number.NaN;

/** Extends by an hour; where keys are said to be honoured and it can be paid twice, twice with one key. */
async function extend(
  { visit, wallet }: Writing,
  rental: { readonly body: Readonly<Record<string, unknown>> },
  price: number,
  keys: boolean,
): Promise<boolean | null> {
  const { findings } = visit;
  const isTriedTwice = keys && wallet.left() >= 2 * price;
  const options = keys ? { idempotencyKey: randomUUID() } : {};
  const paid = await wallet.pays({
    id: 'extendOrder',
    price,
    times: isTriedTwice ? 2 : 1,
    async make() {
      const first = await visit.attempts('extendOrder', rental, options);
      if (isTriedTwice && first !== null) await visit.attempts('extendOrder', rental, options);
      return first;
    },
  });
  if (!isTriedTwice || paid === null) {
    if (keys) findings.note('idempotency keys', 'seen at POST /recharges/request alone');
    return null;
  }
  if (paid.charged <= price) return true;
  findings.breaks('idempotency keys', 'PATCH /orders/extend charges one key twice');
  return false;
}

/** Asks for an hour more at a total that it does not cost: a server that compares refuses it, any other extends once more. */
async function extendForAnotherTotal(
  { visit, wallet }: Writing,
  rental: { readonly body: Readonly<Record<string, unknown>> },
  price: number,
): Promise<PcAttempt['confirmedTotal']> {
  const { findings } = visit;
  const subject = 'confirmed totals';
  if (price > wallet.left()) {
    findings.notTried(subject, `costs up to ${price} VND; ${wallet.left()} VND are left`);
    return null;
  }
  const paid = await wallet.pays({
    id: 'extendOrder',
    price,
    make: () => visit.call('extendOrder', rental, { confirmedTotal: price + 1 }),
  });
  const outcome = paid?.value;
  const isCompared =
    outcome?.kind === 'answered' &&
    outcome.status === 409 &&
    numberAt(outcome.json, 'total') !== null;
  if (!isCompared && (outcome?.kind !== 'answered' || outcome.status >= 300)) {
    findings.notTried(subject, 'the rental could not be extended once more');
    return null;
  }
  findings.tried(subject);
  if (isCompared) return 'checked';
  findings.doesWithout(
    subject,
    'Confirmed-Total is not compared: the portal reads account and prices again before each payment.',
  );
  return 'unchecked';
}

async function operate(writing: Writing, image: string, pc: unknown): Promise<void> {
  const { visit, slug } = writing;
  const path = { id: image };
  await retryWhileBusy(writing, 'wakeImage', { path });
  await retryWhileBusy(writing, 'resetImage', { body: { id: image } });
  await tryRoutes(writing, image);
  await tryTunnel(writing, await withTunnel(writing, pc));
  const orders = await visit.succeeds('listOrders', {
    query: { page: 1, imageName: writing.name },
  });
  const order = rowsOf(orders?.json).find((row) => at(row, 'image', 'name') === writing.name);
  const user = textAt(order, 'user_remote');
  const password = textAt(order, 'passRdp') ?? textAt(pc, 'passRdp');
  if (user === null || password === null) {
    skip(writing, ['getPlayTokenForPc'], 'the order names no remote user or password');
  } else {
    await visit.attempts('getPlayTokenForPc', {
      path: { product: slug, id: image },
      body: { basicauth_username: user, basicauth_password: password },
    });
  }
  // Last: it changes the password.
  await retryWhileBusy(writing, 'reconnectImage', { path });
}

/** The tunnel of the new PC, or of another of the customer's where this one has none: a tunnel changes nothing. */
async function withTunnel({ visit }: Writing, pc: unknown) {
  const others = rowsOf((await visit.succeeds('listImages', { query: { page: 1 } }))?.json);
  const one = [pc, ...others].find((each) => textAt(each, 'ssh', 'api_tunnel') !== null);
  return {
    id: 'chooseTunnelForPc',
    names: { name: textAt(one, 'name') ?? '', image_id: textAt(one, '_id') ?? '' },
    address: textAt(one, 'int_ip_address'),
    api: textAt(one, 'ssh', 'api_tunnel'),
  } as const;
}
