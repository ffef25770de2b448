import { formatMoney } from '@tram/machines/rules';
import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { type Given, prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { ledgerEntries } from '../database/schema/money.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeTogether } from '../database/write-together.ts';
import { Refusal } from '../refusal.ts';

export type AccountRow = typeof accounts.$inferSelect;

const lockedAccount = prepared((database) =>
  database
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .for('no key update')
    .prepare('locked_account'),
);

/**
 * Locks an account until the unit ends and reads it as it is now. Whoever changes a balance holds this lock, so balances
 * are read and written one at a time. It is taken after any other lock (image, order, recharge, timer).
 *
 * All locks of the domain are `for no key update`: the weaker lock that every insert takes on the rows it refers to does not
 * wait for them, which would close a circle (two orders that have claimed their keys, each waiting for the other).
 * @throws Refusal 404 when there is no such account
 */
export async function lockAccount(unit: UnitOfWork, accountId: string): Promise<AccountRow> {
  const [account] = await lockedAccount(unit.transaction).execute({ accountId });
  if (account === undefined) throw new Refusal(404, 'Không tìm thấy tài khoản');
  return account;
}

/** Why a balance changed. */
export type LedgerKind = (typeof ledgerEntries.$inferSelect)['kind'];

interface Booking {
  readonly accountId: string;
  /** VND; positive adds to the balance, negative takes from it. Zero changes nothing and leaves no row. */
  readonly amount: number;
  readonly kind: LedgerKind;
  /** Id of what caused it. The same kind and reference can be booked once only. */
  readonly reference: string;
}

/**
 * Lets a charge through that is what the customer has confirmed (contract, `Confirmed-Total`).
 * @param total VND that is about to be charged
 * @param confirmed VND; nothing where the call does not say
 * @throws Refusal 409 with the present `total` when it is another sum
 */
export function requireConfirmedTotal(total: number, confirmed: number | null | undefined): void {
  if (confirmed === null || confirmed === undefined || confirmed === total) return;
  throw new Refusal(
    409,
    `Giá vừa đổi: ${formatMoney(confirmed)} → ${formatMoney(total)}. Chúng tôi chưa trừ tiền, bạn xem lại rồi xác nhận giá mới.`,
    { total },
  );
}

/** The balance cannot pay for it; nothing has been changed. Names the missing amount and the way on. */
function refuseForBalance(missing: number): Refusal {
  return new Refusal(
    409,
    `Số dư thiếu ${formatMoney(missing)}. Bạn nạp thêm tiền để tiếp tục, hoặc chọn thời gian ngắn hơn.`,
    { missing_amount: missing },
  );
}

/**
 * The balance of an account after a change.
 * @param account as it is locked in this unit (`lockAccount`), and not changed since
 * @param amount VND
 * @throws Refusal 409 with `missing_amount` when it would go below zero
 */
export function balanceAfter({ balance }: Pick<AccountRow, 'balance'>, amount: number): number {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`money is a whole number of VND, not ${amount}`);
  }
  const after = balance + amount;
  if (after < 0) throw refuseForBalance(-after);
  return after;
}

type Entry = Required<Omit<typeof ledgerEntries.$inferInsert, 'position'>>;

/**
 * Writes a change of a balance that is not zero: its row, and the balance with it. To be done in one unit, with or without
 * others beside them (`writeTogether`, `preparedWrites`).
 */
export function bookingWrites(database: Database, entry: Given<Entry>): readonly SQLWrapper[] {
  return [
    database.insert(ledgerEntries).values(entry),
    database
      .update(accounts)
      .set({ balance: entry.balanceAfter, updatedAt: entry.createdAt })
      .where(eq(accounts.id, entry.accountId)),
  ];
}

/** A change of a balance that can be made. */
interface BalanceChange {
  /** VND */
  readonly balanceAfter: number;
  /** To be done in the unit, with or without others beside them (`writeTogether`). */
  readonly writes: readonly SQLWrapper[];
}

/**
 * Prepares a change of the balance of an account.
 * @param account as `lockAccount` gave it in this unit, and not changed since
 * @throws Refusal 409 with `missing_amount` when the balance would go below zero
 */
export function changeOfBalance(
  { transaction, now }: UnitOfWork,
  account: AccountRow,
  { amount, kind, reference }: Omit<Booking, 'accountId'>,
): BalanceChange {
  const after = balanceAfter(account, amount);
  const entry = { accountId: account.id, amount, kind, reference, balanceAfter: after };
  return {
    balanceAfter: after,
    writes: amount === 0 ? [] : bookingWrites(transaction, { ...entry, createdAt: now }),
  };
}

/**
 * Changes a balance: the account is locked, the row is written and the balance moves with it, all in the unit.
 * @returns the balance afterwards, VND
 * @throws Refusal 409 with `missing_amount` when the balance would go below zero
 */
export async function book(unit: UnitOfWork, booking: Booking): Promise<number> {
  const account = await lockAccount(unit, booking.accountId);
  const change = changeOfBalance(unit, account, booking);
  await writeTogether(unit, change.writes);
  return change.balanceAfter;
}
