import type { CloudImage, Order, OrderHistoryEntry, Recharge, VpsOrder } from '@tram/api/types';
import type { StatementEntry } from './statement.ts';
import { timeOf } from './time.ts';
import { vpsOrderTotal, type ChargedVps } from './vps-rental.ts';

type OrderRecord = Pick<
  Order,
  | '_id'
  | 'status'
  | 'time_boot'
  | 'end_time'
  | 'total_price'
  | 'after_exp'
  | 'createdAt'
  | 'updatedAt'
> & { readonly image: { readonly name: string } };
type VpsRecord = Pick<
  VpsOrder,
  '_id' | 'status' | 'time_start' | 'end_time' | 'createdAt' | 'updatedAt'
> &
  ChargedVps & {
    readonly vps: Pick<VpsOrder['vps'], 'user' | 'config'>;
  };
type CloudRecord = Pick<
  CloudImage,
  '_id' | 'name' | 'price' | 'is_extended' | 'is_deleted' | 'createdAt' | 'updatedAt'
>;
type RechargeRecord = Pick<
  Recharge,
  '_id' | 'content' | 'money' | 'is_succeeded' | 'createdAt' | 'updatedAt'
>;

/** What was read of everything that changes the balance (contract `listRecharges`, `listOrders` and the others). */
export interface StatementRecords {
  readonly recharges: readonly RechargeRecord[];
  readonly orders: readonly OrderRecord[];
  /** Rental and extensions by the id of a PC order, all pages of it. Needed where `after_exp` is not 0. */
  readonly histories: ReadonlyMap<string, readonly OrderHistoryEntry[]>;
  readonly vpsOrders: readonly VpsRecord[];
  /** With `tab=cloud_order`: deleted and ended ones included. */
  readonly cloudImages: readonly CloudRecord[];
}

type Facts = Pick<StatementEntry, 'id' | 'at' | 'kind' | 'subject' | 'name' | 'amount'>;

function exact(facts: Facts): StatementEntry {
  return { ...facts, basis: 'exact', settledBy: facts.at };
}

/** The sum of a rental and extensions whose moments no call says. */
function combined(facts: Facts, updatedAt: string | undefined): StatementEntry {
  const changed = timeOf(updatedAt) ?? Number.POSITIVE_INFINITY;
  return { ...facts, basis: 'combined', settledBy: Math.max(facts.at, changed) };
}

/** The first of several times that is known, ms since 1970; NaN when none is, which no statement takes. */
function firstKnown(...times: readonly (string | null | undefined)[]): number {
  for (const time of times) {
    const at = timeOf(time);
    if (at !== null) return at;
  }
  return Number.NaN;
}

/** Only successful recharges change the balance; the last change of one is its success. */
function ofRecharge(recharge: RechargeRecord): readonly StatementEntry[] {
  if (recharge.is_succeeded !== 1) return [];
  return [
    exact({
      id: `recharge ${recharge._id}`,
      at: firstKnown(recharge.updatedAt, recharge.createdAt),
      kind: 'recharge',
      subject: 'recharge',
      name: recharge.content,
      amount: recharge.money,
    }),
  ];
}

function ofOrder(
  order: OrderRecord,
  history: readonly OrderHistoryEntry[] | undefined,
): readonly StatementEntry[] {
  const shared = { subject: 'pc', name: order.image.name } as const;
  const oldestFirst = [...(history ?? [])].sort(
    (one, other) => firstKnown(one.createdAt) - firstKnown(other.createdAt),
  );
  const at = firstKnown(order.createdAt, oldestFirst[0]?.createdAt, order.time_boot);
  const whole = { ...shared, id: `pc ${order._id}`, at, kind: 'rental' } as const;
  const refunds: readonly StatementEntry[] =
    // Over before its paid time began: it could not be made, and was paid back.
    order.status === 0 && order.time_boot === null
      ? [refundOf(whole, firstKnown(order.updatedAt, order.end_time), order.total_price)]
      : [];
  if (order.after_exp === 0) return [exact({ ...whole, amount: -order.total_price }), ...refunds];
  if (oldestFirst.length === 0) {
    return [combined({ ...whole, amount: -order.total_price }, order.updatedAt), ...refunds];
  }
  return [
    ...oldestFirst.map((entry, index) =>
      exact({
        ...shared,
        id: `pc ${order._id} ${entry._id ?? index}`,
        at: firstKnown(entry.createdAt),
        kind: index === 0 ? 'rental' : 'extension',
        amount: -entry.price,
      }),
    ),
    ...refunds,
  ];
}

function refundOf(charged: Omit<Facts, 'amount'>, at: number, amount: number): StatementEntry {
  const refund = exact({ ...charged, id: `${charged.id} refund`, at, kind: 'refund', amount });
  return { ...refund, basis: 'inferred' };
}

function ofVpsOrder(order: VpsRecord): readonly StatementEntry[] {
  const total = vpsOrderTotal(order) ?? Number.NaN;
  const facts: Facts = {
    id: `vps ${order._id}`,
    at: firstKnown(order.createdAt, order.time_start),
    kind: 'rental',
    subject: 'vps',
    name: order.vps.config.config_name,
    amount: -total,
  };
  // A month is the least that is rented and the least that extends: one month in all was never extended.
  const charge = order.rental_period === 1 ? exact(facts) : combined(facts, order.updatedAt);
  // Over without a user ever: the server could not be made, and was paid back.
  if (order.status !== 'end' || order.vps.user !== null) return [charge];
  return [charge, refundOf(facts, firstKnown(order.end_time), total)];
}

function ofCloudImage(image: CloudRecord): readonly StatementEntry[] {
  const facts: Facts = {
    id: `cloud ${image._id}`,
    at: firstKnown(image.createdAt),
    kind: 'rental',
    subject: 'cloud',
    name: image.name,
    amount: image.price === 0 ? 0 : -image.price,
  };
  if (image.price === 0 && image.is_deleted) {
    return [{ ...facts, kind: 'refund', basis: 'unstated', settledBy: facts.at }];
  }
  return [image.is_extended ? combined(facts, image.updatedAt) : exact(facts)];
}

/**
 * Every change of the balance that the calls of the portal report (contract `listRecharges`, `listOrders`, `listOrderHistory`,
 * `listVpsOrders`, `listCloudImages`): a recharge that succeeded, what each rental and extension was charged, and what was
 * paid back because a machine could not be made. Whatever else moved the balance is not among them: see `statement`. Neither is
 * what has no moment or no sum that anybody says: a statement counts it as not explained.
 */
export function statementEntries(records: StatementRecords): readonly StatementEntry[] {
  const entries = [
    ...records.recharges.flatMap(ofRecharge),
    ...records.orders.flatMap((order) => ofOrder(order, records.histories.get(order._id))),
    ...records.vpsOrders.flatMap(ofVpsOrder),
    ...records.cloudImages.flatMap(ofCloudImage),
  ];
  return entries.filter(({ at, amount }) => Number.isFinite(at) && Number.isSafeInteger(amount));
}
