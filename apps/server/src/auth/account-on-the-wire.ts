import type { Account } from '@tram/api/types';
import type { accounts } from '../database/schema.ts';

/** An account as the contract shows it to its owner. The one-time code and the password hash stay here. */
export function accountOnTheWire(row: typeof accounts.$inferSelect): Account {
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
    front_card: row.frontCard,
    back_card: row.backCard,
    portrait: row.portrait,
    link_contract: row.linkContract,
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
