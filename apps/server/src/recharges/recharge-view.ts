import type { Recharge, RechargeStatus } from '@tram/api/types';
import { parsePaymentLink, vietQrPayload } from '@tram/machines/rules';
import type { banks, recharges } from '../database/schema/money.ts';

/** Whom, how much and with which content to pay. */
interface Transfer {
  readonly bank: Pick<
    typeof banks.$inferSelect,
    'bin' | 'accountNumber' | 'accountName' | 'template'
  >;
  /** VND. */
  readonly money: number;
  readonly content: string;
}

/**
 * Path and query of a payment's QR picture on this server, in VietQR's quick-link form
 * `/qr/{BIN}-{account}-{template}.png?amount=…&addInfo=…&accountName=…`.
 */
export function paymentPath({ bank, money, content }: Transfer): string {
  const query = [
    `amount=${money}`,
    `addInfo=${encodeURIComponent(content)}`,
    `accountName=${encodeURIComponent(bank.accountName)}`,
  ];
  return `/qr/${bank.bin}-${bank.accountNumber}-${bank.template}.png?${query.join('&')}`;
}

/**
 * The text of a payment's QR code (NAPAS VietQR), from the path of its picture.
 * @returns null when the path names no payment
 */
export function paymentPayload(path: string): string | null {
  const { bankBin, accountNumber, amount, content } = parsePaymentLink(path);
  if (bankBin === null || accountNumber === null) return null;
  try {
    return vietQrPayload({ bankBin, accountNumber, amount, content });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export type RechargeRow = typeof recharges.$inferSelect;

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
