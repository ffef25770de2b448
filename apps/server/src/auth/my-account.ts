/** The account that is calling, as the contract shows it. */

import type { Account } from '@tram/api/types';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { accounts } from '../database/schema/accounts.ts';
import { linksFor } from '../files/file-route.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandler } from '../services.ts';

/**
 * An account as the contract shows it to its owner. The one-time code and the password hash stay here.
 * @param linkTo gives the address of one of its files
 */
export function toAccountDto(
  row: typeof accounts.$inferSelect,
  linkTo: (fileId: string) => string,
): Account {
  const link = (fileId: string | null) => (fileId === null ? null : linkTo(fileId));
  return {
    _id: row.id,
    username: row.username,
    fullName: row.fullName,
    email: row.email,
    isActive: row.isActive,
    phone: row.phone,
    balance: row.balance,
    imageAllowed: row.imageAllowed,
    kyc: row.kyc === 1 ? 1 : 0,
    isVerify: row.isVerify === 1 ? 1 : row.isVerify === 2 ? 2 : 0,
    front_card: link(row.frontCard),
    back_card: link(row.backCard),
    portrait: link(row.portrait),
    link_contract: link(row.linkContract),
    otp: null,
    timeKyc: row.timeKyc?.toISOString() ?? null,
    role: row.role,
    reasonFailKyc: row.reasonFailKyc,
    discount_pc: row.discountPc,
    discount_vps: row.discountVps,
    discount_cloud: row.discountCloud,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const accountById = prepared((database) =>
  database
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account'),
);

export const getMyAccount: OperationHandler<'getMyAccount'> = async ({
  services,
  account,
  origin,
}) => {
  const [row] = await accountById(services.database).execute({ id: account?.id ?? '' });
  // Removed since its token was checked.
  if (row === undefined) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
  return { status: 200, body: toAccountDto(row, linksFor(services, row.id, origin)) };
};
