import type { Recharge, RechargeTicket } from '@tram/api/types';
import { RECHARGE_LIFETIME } from './limits.ts';
import { parsePaymentLink } from './payment-link.ts';
import { timeOf } from './time.ts';
import { vietQrPayload } from './vietqr.ts';

/**
 * When a recharge runs out, ms since 1970: when it says, or 15 minutes after it was asked for where it does not (section 9;
 * interpretations, "Status values"). `null` when neither is known.
 */
export function rechargeEndsAt({
  expiresAt,
  createdAt,
}: Pick<RechargeTicket, 'expiresAt' | 'createdAt'>): number | null {
  const created = timeOf(createdAt);
  return timeOf(expiresAt) ?? (created === null ? null : created + RECHARGE_LIFETIME);
}

/**
 * The text of a recharge's QR code: the one that it carries, or one made of what its payment link says (section 3, "Recharge";
 * interpretations, "Status values"). `null` when the link names no account: then there is only its picture.
 */
export function rechargeQrText({
  qr_payload: carried,
  link_payment: link,
  money,
  content,
}: Pick<Recharge, 'link_payment'> & Pick<RechargeTicket, 'qr_payload' | 'money' | 'content'>):
  | string
  | null {
  if (typeof carried === 'string' && carried !== '') return carried;
  const { bankBin, accountNumber, amount, content: named } = parsePaymentLink(link);
  if (bankBin === null || accountNumber === null) return null;
  try {
    return vietQrPayload({
      bankBin,
      accountNumber,
      amount: amount ?? money ?? null,
      content: named ?? content ?? null,
    });
  } catch {
    return null; // The link holds something that no VietQR code can say.
  }
}

/** What is known of a recharge by whoever has just asked for it (section 7, `POST /recharges/request`). */
export interface AskedRecharge {
  /** VND. */
  readonly money: number;
  readonly bankId: string;
  /** Server time at the answer, ms since 1970. */
  readonly answeredAt: number;
}

/**
 * The recharge that a ticket stands for. Of a ticket only its id and its payment link are the specification's (section 7): the
 * rest is what was asked, what the link says, and the moment of the answer. The bank's name stays empty until the history tells
 * it.
 */
export function rechargeOfTicket(ticket: RechargeTicket, asked: AskedRecharge): Recharge {
  const link = parsePaymentLink(ticket.link_payment);
  return {
    ...ticket,
    money: ticket.money ?? link.amount ?? asked.money,
    content: ticket.content ?? link.content ?? '',
    bank: ticket.bank ?? '',
    bank_id: ticket.bank_id ?? asked.bankId,
    createdAt: ticket.createdAt ?? new Date(asked.answeredAt).toISOString(),
    is_succeeded: ticket.is_succeeded ?? 0,
  };
}
