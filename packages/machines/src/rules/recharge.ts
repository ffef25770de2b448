import type { Recharge, RechargeTicket } from '@tram/api/types';
import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE, RECHARGE_LIFETIME } from './limits.ts';
import { timeOf } from './time.ts';
import { vietQrPayload } from './vietqr.ts';

/**
 * What a payment link says (section 2, "Recharge history"). A part that the link lacks is `null`; screens show 'Không có dữ
 * liệu' for it.
 */
export interface PaymentLink {
  /** The bank's BIN (six digits), first part of the picture's name. */
  bankBin: string | null;
  /** Account number, second part of the picture's name. */
  accountNumber: string | null;
  /** Picture template, for example `compact2`. */
  template: string | null;
  /** Sum of the transfer, VND. */
  amount: number | null;
  /** Content of the transfer. */
  content: string | null;
  /** Name of the account's holder. */
  accountName: string | null;
}

/**
 * Whether a sum can be topped up at once, so that its banks can be asked for (section 2, "Recharge dialog"; sections 5 and 9).
 * @param money VND; null while there is none
 */
export function isRechargeSum(money: number | null): money is number {
  return (
    Number.isSafeInteger(money) &&
    (money ?? 0) >= MINIMUM_RECHARGE &&
    (money ?? 0) <= MAXIMUM_RECHARGE
  );
}

/**
 * Reads a link in the VietQR quick-link form
 * `…/{BIN}-{account}-{template}.png?amount=…&addInfo=…&accountName=…` (section 2, "Recharge history"; interpretations,
 * "Status values").
 *
 * Only the last part of the path is split on hyphens: a hyphen in the host or in a folder is no separator. A hyphen in
 * the template belongs to the template. Never throws; text that is no such link gives `null` in every part.
 */
export function parsePaymentLink(link: string | null | undefined): PaymentLink {
  const [beforeFragment = ''] = (link ?? '').trim().split('#', 1);
  const mark = beforeFragment.indexOf('?');
  const location = mark === -1 ? beforeFragment : beforeFragment.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : beforeFragment.slice(mark + 1));
  const [bankBin, accountNumber, ...template] = pictureName(location).split('-').map(decoded);
  const named = (accountNumber ?? '') !== '';
  return {
    bankBin: named ? present(bankBin) : null,
    accountNumber: present(accountNumber),
    template: present(template.join('-')),
    amount: wholeNumber(query.get('amount')),
    content: present(query.get('addInfo')),
    accountName: present(query.get('accountName')),
  };
}

/** Last part of a location's path, without its extension. The host is no part of the path. */
function pictureName(location: string): string {
  const path = location.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*|^\/\/[^/]*/iu, '');
  return (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/iu, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A stray percent sign is text.
  }
}

function present(part: string | null | undefined): string | null {
  const trimmed = (part ?? '').trim();
  return trimmed === '' ? null : trimmed;
}

function wholeNumber(text: string | null): number | null {
  if (text === null || !/^\d+$/u.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

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

/** What is known of a recharge by the one who has just asked for it (section 7, `POST /recharges/request`). */
export interface AskedRecharge {
  /** VND. */
  readonly money: number;
  readonly bankId: string;
  /** Server time at the answer, ms since 1970. */
  readonly answeredAt: number;
}

/**
 * The recharge that a ticket stands for. Of a ticket only its id and its payment link are the specification's (section 7): the
 * rest is what was asked, what the link says, and the moment of the answer. The bank's name stays empty until the history says
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
