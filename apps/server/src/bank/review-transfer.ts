/** What a person decides about a transfer that could not be credited automatically. Each is decided once. */

import { formatMoney } from '@tram/machines/rules';
import { desc, eq, or, type SQL } from 'drizzle-orm';
import { findAccount } from '../auth/account-name.ts';
import { accounts } from '../database/schema/accounts.ts';
import { bankTransfers, recharges } from '../database/schema/money.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { type RechargeRow, rechargeStatus } from '../recharges/recharge-view.ts';
import { lockRecharge, settle } from '../recharges/recharges.ts';
import { ReviewRefused } from '../review-program.ts';
import type { Services } from '../services.ts';
import type { BankServices, TransferRow } from './receive-transfer.ts';

export interface ListedTransfer {
  readonly transfer: TransferRow;
  /** The recharge that it names and whose that is. */
  readonly recharge: { readonly content: string; readonly money: number } | null;
  readonly username: string | null;
}

/** The newest transfers, newest first. @param only which of them; all when left out */
export async function listTransfers(
  { database }: Pick<Services, 'database'>,
  limit: number,
  only?: SQL,
): Promise<ListedTransfer[]> {
  const rows = await database
    .select({
      transfer: bankTransfers,
      content: recharges.content,
      money: recharges.money,
      username: accounts.username,
    })
    .from(bankTransfers)
    .leftJoin(recharges, eq(recharges.id, bankTransfers.rechargeId))
    .leftJoin(accounts, eq(accounts.id, recharges.accountId))
    .where(only)
    .orderBy(desc(bankTransfers.createdAt), desc(bankTransfers.id))
    .limit(limit);
  return rows.map(({ transfer, content, money, username }) => ({
    transfer,
    recharge: content === null || money === null ? null : { content, money },
    username,
  }));
}

interface CreditedTransfer {
  /** VND. */
  readonly amount: number;
  readonly username: string;
  /** Content of the recharge that it paid; null when the money came into the balance beside any recharge. */
  readonly paid: string | null;
}

async function lockReviewed(unit: UnitOfWork, transferId: string): Promise<TransferRow> {
  const [transfer] = await unit.transaction
    .select()
    .from(bankTransfers)
    .where(eq(bankTransfers.id, transferId))
    .for('no key update');
  if (transfer === undefined) throw new ReviewRefused(`there is no transfer ${transferId}`);
  if (transfer.status === 'review') return transfer;
  const before =
    transfer.status === 'credited' ? 'was credited before' : 'does not wait for a review';
  throw new ReviewRefused(`transfer ${transferId} ${before}`);
}

/** Whom a transfer is for: the owner of a recharge, which it may pay, or an account. */
interface Beneficiary {
  readonly accountId: string;
  readonly username: string;
  readonly recharge: RechargeRow | null;
}

async function findBeneficiary(unit: UnitOfWork, to: string): Promise<Beneficiary> {
  const [named] = await unit.transaction
    .select({ recharge: recharges, username: accounts.username })
    .from(recharges)
    .innerJoin(accounts, eq(accounts.id, recharges.accountId))
    .where(or(eq(recharges.id, to), eq(recharges.content, to.toUpperCase())));
  if (named !== undefined) {
    const recharge = (await lockRecharge(unit, named.recharge.id)) ?? named.recharge;
    return { accountId: recharge.accountId, username: named.username, recharge };
  }
  const account = await findAccount(unit.transaction, to);
  if (account === undefined) throw new ReviewRefused(`"${to}" is no recharge and no username`);
  return { accountId: account.id, username: account.username, recharge: null };
}

/**
 * Credits a transfer that waits for a review. Where it is just what a recharge asks for, it pays the recharge; otherwise
 * what has arrived, no more and no less, comes into the balance, and the recharge stays as it is.
 * @param to id or content of a recharge, or a username; the recharge that the transfer names when null
 * @throws ReviewRefused
 */
export async function creditTransfer(
  services: BankServices,
  transferId: string,
  to: string | null,
): Promise<CreditedTransfer> {
  return inOneTransaction(services, async (unit) => {
    const transfer = await lockReviewed(unit, transferId);
    const target = to ?? transfer.rechargeId;
    if (target === null) {
      throw new ReviewRefused('the transfer names no recharge: say for whom it is with --to');
    }
    const { accountId, username, recharge } = await findBeneficiary(unit, target);
    const pays =
      recharge !== null &&
      recharge.status !== rechargeStatus.successful &&
      recharge.money === transfer.amount;
    if (pays) await settle(unit, services, recharge);
    else {
      await book(unit, {
        accountId,
        amount: transfer.amount,
        kind: 'adjustment',
        reference: transfer.id,
      });
      await writeLog(unit, {
        accountId,
        group: null,
        message: `Khoản chuyển khoản ${formatMoney(transfer.amount)} đã được kiểm tra và cộng vào số dư`,
      });
    }
    await unit.transaction
      .update(bankTransfers)
      .set({
        status: 'credited',
        rechargeId: recharge?.id ?? transfer.rechargeId,
        resolvedAt: unit.now,
      })
      .where(eq(bankTransfers.id, transfer.id));
    return { amount: transfer.amount, username, paid: pays ? recharge.content : null };
  });
}

/**
 * Closes the review of a transfer without crediting it: it is no top-up, or the money was sent back.
 * @throws ReviewRefused
 */
export async function dismissTransfer(services: BankServices, transferId: string): Promise<void> {
  await inOneTransaction(services, async (unit) => {
    const transfer = await lockReviewed(unit, transferId);
    await unit.transaction
      .update(bankTransfers)
      .set({ status: 'ignored', resolvedAt: unit.now })
      .where(eq(bankTransfers.id, transfer.id));
  });
}
