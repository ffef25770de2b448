import { desc, eq, type SQL } from 'drizzle-orm';
import { accounts, recharges } from '../database/schema.ts';
import { bankTransfers } from '../database/schema/bank-transfers.ts';
import type { Services } from '../services.ts';
import type { TransferRow } from './receive-transfer.ts';

/** A reported transfer with what it names. */
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
