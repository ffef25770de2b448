/** The account that is calling, as the contract shows it. */
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import { linksFor } from '../files/file-link.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';
import { toAccountDto } from './account-dto.ts';

/** Handler of `getMyAccount`. */
export const getMyAccount: OperationHandler<'getMyAccount'> = async ({
  services,
  account,
  origin,
}) => {
  const [row] = await services.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, account?.id ?? ''));
  // Removed since its token was checked.
  if (row === undefined) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
  return { status: 200, body: toAccountDto(row, linksFor(services, row.id, origin)) };
};
