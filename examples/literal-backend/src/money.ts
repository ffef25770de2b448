import { Refusal } from './answer.ts';
import type { Account } from './store.ts';
import type { BackendContext } from './context.ts';

/** A price less a percentage, rounded down to whole VND. */
export function discounted(price: number, percent: number): number {
  return Math.floor((price * (100 - percent)) / 100);
}

/**
 * Takes money from a balance. There are no idempotency keys: the same call again is charged again.
 *
 * @param call method and path, for tests that count the charges
 * @throws Refusal 400 where the balance is too small; nothing is taken then
 */
export function charge(
  context: BackendContext,
  account: Account,
  amount: number,
  call: string,
): void {
  if (account.balance < amount) {
    throw new Refusal(400, 'Số dư không đủ, vui lòng nạp thêm tiền');
  }
  account.balance -= amount;
  account.updatedAt = context.now();
  context.charges.push({ username: account.username, call, amount, at: context.now() });
}
