/**
 * Public entry `@tram/machines/payment/evidence`: what became of an order, for servers that do not honour keys. A file of its own, because
 * who pays to one that does needs none of it. No dependency.
 */
import type { Result } from '@tram/api/result';
import type { Port } from '../actors/port.ts';
import type { PaymentEvidence } from './model.ts';

/** A record by which an order would be seen to have happened: because it is there, or because of how it stands. */
export interface Trace<Answer> {
  readonly id: string;
  /** What the order would change of it: the end of a rental, a sum of days. Empty where being there says it all. */
  readonly mark: string;
  /** What the server would have answered; `null` where it does not show that. */
  readonly answer: Answer | null;
}

/** What is read to find out what became of an order. */
export interface EvidenceReadings<Order, Answer> {
  /** The records that the order would add or change, as they are now. */
  readonly traces: Port<Order, readonly Trace<Answer>[]>;
  /** The balance, VND. */
  readonly balance: Port<void, number>;
}

/** How things stood before the order was sent. */
interface Before {
  readonly marks: Readonly<Record<string, string>>;
  readonly balance: number | null;
}

/**
 * Finds out what became of an order by what has changed: a record that was not there before, or that stands differently, says that
 * it happened. Less money and no such record says that something was paid for. The balance may be unknown, the records may not.
 */
export function paymentEvidence<Order, Answer>({
  traces,
  balance,
}: EvidenceReadings<Order, Answer>): PaymentEvidence<Order, Answer> {
  const readings = async (order: Order, signal: AbortSignal) => {
    const [found, money] = await Promise.all([traces(order, signal), balance(undefined, signal)]);
    return { found, money: money.ok ? money.value : null };
  };
  return {
    async read(order, signal) {
      const { found, money } = await readings(order, signal);
      if (!found.ok) return found;
      const marks = Object.fromEntries(found.value.map(({ id, mark }) => [id, mark]));
      const before: Before = { marks, balance: money };
      return { ok: true, value: JSON.stringify(before) };
    },
    async find({ order, before: text }, signal) {
      const before = beforeOf(text);
      const { found, money } = await readings(order, signal);
      if (!found.ok) return found;
      const changed = found.value.find(
        ({ id, mark }) => !Object.hasOwn(before.marks, id) || before.marks[id] !== mark,
      );
      if (changed !== undefined)
        return { ok: true, value: { name: 'happened', answer: changed.answer } };
      const isLower = money !== null && before.balance !== null && money < before.balance;
      return { ok: true, value: { name: isLower ? 'balance-lower' : 'unchanged' } };
    },
  };
}

/**
 * The first and the last page of a list: where a new record is, whichever end the server adds it to.
 * @param read asks for one page; pages are counted from 1
 */
export async function firstAndLastPage<Row>(
  read: (
    page: number,
  ) => Promise<Result<{ readonly data: readonly Row[]; readonly total_page: number }>>,
): Promise<Result<readonly Row[]>> {
  const first = await read(1);
  if (!first.ok) return first;
  const { data, total_page: last } = first.value;
  if (last <= 1) return { ok: true, value: data };
  const rest = await read(last);
  return rest.ok ? { ok: true, value: [...data, ...rest.value.data] } : rest;
}

/** @throws when the text is not one that `read` wrote: the payment then counts as one whose outcome cannot be found out. */
function beforeOf(text: string): Before {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('marks' in value) || !('balance' in value))
    throw new TypeError('Nothing was written down before this payment');
  const { marks, balance } = value;
  if (typeof marks !== 'object' || marks === null)
    throw new TypeError('No records were written down before this payment');
  return {
    marks: Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, String(mark)])),
    balance: typeof balance === 'number' ? balance : null,
  };
}
