import { eq } from 'drizzle-orm';
import { findAccount } from '../auth/account-name.ts';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { followVerification } from '../identity/verification.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { type AccountRow, book, lockAccount } from './book.ts';

export interface SandboxAccountChanges {
  /** The balance to reach, VND: the difference is booked as an adjustment. */
  readonly balance?: number;
  readonly imageAllowed?: number;
  /** 0 hides identity verification, 1 asks for it. */
  readonly kyc?: 0 | 1;
  /** 0 waiting, 1 success, 2 failed. */
  readonly isVerify?: 0 | 1 | 2;
  readonly reasonFailKyc?: string | null;
  readonly discount_pc?: number;
  readonly discount_vps?: number;
  readonly discount_cloud?: number;
  /** False locks the account. */
  readonly isActive?: boolean;
  /** Why it is locked, for the customer. */
  readonly lockedReason?: string | null;
}

function wholeNumber(name: string, value: number | undefined, most: number): void {
  if (value === undefined) return;
  if (!Number.isSafeInteger(value) || value < 0 || value > most) {
    throw new Refusal(422, `${name} phải là số nguyên từ 0 đến ${most}`);
  }
}

/** The changes by the names of the columns; what is left out is undefined, which Drizzle leaves alone. */
function columnsOf(changes: SandboxAccountChanges): Partial<typeof accounts.$inferInsert> {
  const given = {
    imageAllowed: changes.imageAllowed,
    kyc: changes.kyc,
    isVerify: changes.isVerify,
    reasonFailKyc: changes.reasonFailKyc,
    discountPc: changes.discount_pc,
    discountVps: changes.discount_vps,
    discountCloud: changes.discount_cloud,
    isActive: changes.isActive,
    lockedReason: changes.isActive === true ? null : changes.lockedReason,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/**
 * Changes an account from the sandbox. The balance is never written past the ledger.
 * @returns the account afterwards
 * @throws Refusal 404 for an unknown account, 422 for a value that no account can have
 */
export async function updateAccountForSandbox(
  services: Services,
  username: string,
  changes: SandboxAccountChanges,
): Promise<AccountRow> {
  wholeNumber('balance', changes.balance, 1e12);
  wholeNumber('imageAllowed', changes.imageAllowed, 1000);
  wholeNumber('discount_pc', changes.discount_pc, 100);
  wholeNumber('discount_vps', changes.discount_vps, 100);
  wholeNumber('discount_cloud', changes.discount_cloud, 100);
  return inOneTransaction(services, async (unit) => {
    const found = await findAccount(unit.transaction, username);
    if (found === undefined) throw new Refusal(404, 'Không tìm thấy tài khoản');
    const before = await lockAccount(unit, found.id);
    await unit.transaction
      .update(accounts)
      .set({
        ...columnsOf(changes),
        // What was signed in before the lock stays signed out after it is lifted.
        ...(changes.isActive === false ? { sessionsValidFrom: unit.now } : {}),
        updatedAt: unit.now,
      })
      .where(eq(accounts.id, found.id));
    if (changes.balance !== undefined) {
      await book(unit, {
        accountId: found.id,
        amount: changes.balance - before.balance,
        kind: 'adjustment',
        reference: newId(),
      });
    }
    services.events.publish(unit, found.id, 'account_result', { id: found.id });
    const after = await lockAccount(unit, found.id);
    if (after.isVerify === before.isVerify) return after;
    await followVerification(unit, after);
    return lockAccount(unit, found.id);
  });
}
