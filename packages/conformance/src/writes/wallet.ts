import type { OperationId } from '@tram/api/operations';
import type { Visit } from '../visit.ts';
import { numberAt } from '../wire-values.ts';

/** Pays for calls, and never for more than it holds. */
export interface Wallet {
  /** Makes a call that costs, where that can be paid; says why where it cannot. @returns null where it did not succeed */
  pays<Value>(payment: Payment<Value>): Promise<Paid<Value> | null>;
  /** VND that may still be spent. */
  left(): number;
  /** VND that the balance has lost since the start. */
  spent(): number;
}

interface Payment<Value> {
  readonly id: OperationId;
  /** VND by the catalogue, before any discount. */
  readonly price: number;
  /** How often it is sent, each of which may be charged. Default 1. */
  readonly times?: 1 | 2 | undefined;
  readonly make: () => Promise<Value | null>;
}

interface Paid<Value> {
  readonly value: Value;
  /** VND that the balance has lost meanwhile. */
  readonly charged: number;
}

/** @param limit VND that may be spent in all */
export function createWallet(visit: Visit, limit: number): Wallet {
  let left = limit;
  let spent = 0;
  async function balance(): Promise<number | null> {
    const outcome = await visit.call('getMyAccount');
    return outcome.kind === 'answered' ? numberAt(outcome.json, 'balance') : null;
  }
  return {
    left: () => left,
    spent: () => spent,
    async pays({ id, price, times = 1, make }) {
      const most = price * times;
      const skip = (why: string) => {
        visit.findings.notTried(id, why);
        return null;
      };
      if (!Number.isInteger(price) || price < 0) return skip('the catalogue says no price');
      if (most > left) return skip(`costs up to ${most} VND; ${left} VND of --spend are left`);
      const before = await balance();
      if (before === null) return skip('the balance cannot be read');
      if (before < most) return skip(`costs up to ${most} VND, more than the balance`);
      // Before the call: even when its answer is lost, it may have been done.
      left -= most;
      const value = await make();
      const after = await balance();
      const charged = after === null ? price : Math.max(0, before - after);
      spent += charged;
      if (charged > most) {
        left = 0;
        visit.findings.breaks(
          id,
          `takes ${charged} VND where the catalogue says ${most} at most: nothing more is paid for`,
        );
      } else left += most - Math.max(charged, price);
      return value === null ? null : { value, charged };
    },
  };
}
