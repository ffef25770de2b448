import { parsePaymentLink, vietQrPayload } from '@tram/machines/rules';
import type { banks } from '../database/schema.ts';

/** Whom, how much and with which content to pay. */
export interface Transfer {
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
