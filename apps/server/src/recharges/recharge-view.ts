import type { Recharge, RechargeStatus } from '@tram/api/types';
import type { recharges } from '../database/schema/money.ts';
import { paymentPayload } from './payment-address.ts';

/** A row of `recharges`. */
export type RechargeRow = typeof recharges.$inferSelect;

/** Status of a recharge by its name. */
export const rechargeStatus = {
  pending: 0,
  successful: 1,
  cancelled: 2,
  timedOut: 3,
} as const satisfies Record<string, RechargeStatus>;

const known: readonly RechargeStatus[] = Object.values(rechargeStatus);

/**
 * A recharge as the contract gives it.
 * @param origin scheme and host that customers use; the picture is served there
 */
export function toRecharge(row: RechargeRow, origin: string): Recharge {
  const status = known.find((one) => one === row.status);
  const payload = paymentPayload(row.linkPath);
  if (status === undefined || payload === null) {
    throw new Error(`recharge ${row.id} is stored with what no recharge can have`);
  }
  return {
    _id: row.id,
    money: row.money,
    content: row.content,
    bank: row.bankName,
    bank_id: row.bankId,
    link_payment: origin + row.linkPath,
    qr_payload: payload,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    is_succeeded: status,
  };
}
