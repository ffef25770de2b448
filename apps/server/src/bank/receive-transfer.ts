/** Takes what the bank reports: each transfer is kept once, and credited where it names what it pays. */
import { formatMoney, parsePaymentLink } from '@tram/machines/rules';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { banks, bankTransfers, recharges } from '../database/schema/money.ts';
import type { Database } from '../database/tables.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import { type RechargeRow, rechargeStatus } from '../recharges/recharge-view.ts';
import { contentLength, lockRecharge, settle, publishResult } from '../recharges/recharges.ts';
import type { Services } from '../services.ts';

/** A transfer that names a recharge and is not credited. */
interface ReviewedPayment {
  readonly recharge: RechargeRow;
  /** VND that arrived. */
  readonly amount: number;
  readonly reason: 'wrong-account' | 'already-paid' | 'wrong-amount';
}

const whatHappened: Readonly<
  Record<ReviewedPayment['reason'], (sum: string, wanted: string) => string>
> = {
  'wrong-amount': (sum, wanted) =>
    `Ngân hàng báo có ${sum}, khác với ${wanted} của giao dịch nạp tiền`,
  'already-paid': (sum) => `Ngân hàng báo có thêm ${sum} cho giao dịch nạp tiền đã thành công`,
  'wrong-account': (sum) =>
    `Ngân hàng báo có ${sum} đến một tài khoản khác với tài khoản bạn được yêu cầu chuyển đến`,
};

/**
 * Informs the customer that their money has arrived, why it is not in the balance, and that a person will review it: in their
 * log, and on open pages once the unit is kept.
 */
async function publishReview(
  unit: UnitOfWork,
  services: Pick<Services, 'events'>,
  payment: ReviewedPayment,
): Promise<void> {
  const { recharge, amount, reason } = payment;
  const what = whatHappened[reason](formatMoney(amount), formatMoney(recharge.money));
  const message = `${what}, nên khoản này chưa được cộng vào số dư. Bộ phận hỗ trợ sẽ kiểm tra và xử lý.`;
  await writeLog(unit, {
    accountId: recharge.accountId,
    group: null,
    message: `${message} Nội dung chuyển khoản: ${recharge.content}.`,
  });
  publishResult(unit, services, recharge, 'FAILED', message);
}

// The port to the bank: what every adapter (SePay's webhook, the sandbox) makes of a report.

/** A transfer as the bank reported it. The bank may report it again, late, and in any order. */
export interface ReportedTransfer {
  readonly provider: 'sepay' | 'sandbox';
  /** The number it has there, the same in every report of it. */
  readonly providerId: string;
  readonly direction: 'in' | 'out';
  readonly accountNumber: string;
  /** The virtual account in front of it that was paid to, when there is one. */
  readonly virtualAccount: string | null;
  /** VND, positive. */
  readonly amount: number;
  /** What the payer wrote, as the bank passes it on. */
  readonly content: string;
  /** Further texts of the report in which the content may stand whole. */
  readonly otherTexts: readonly string[];
  /** The bank's own number of the transfer. */
  readonly referenceCode: string | null;
  readonly transferredAt: Date;
}

export type TransferRow = typeof bankTransfers.$inferSelect;

export type BankServices = Pick<Services, 'database' | 'clock' | 'log' | 'events'>;

interface TakenTransfer {
  readonly transfer: TransferRow;
  /** False when the transfer had been reported before: nothing has changed. */
  readonly isNew: boolean;
}

type Verdict = Pick<TransferRow, 'status' | 'reason'>;

/** Longest text that is kept; the database takes no NUL. */
function kept(text: string): string {
  return text.replaceAll('\0', '').slice(0, 1000);
}

/**
 * Keeps a reported transfer and credits it when it is the payment of exactly one recharge: right content, right account,
 * right amount, not paid before. Every other incoming transfer is kept for a review. Reported again, whenever
 * and however often, it changes nothing.
 *
 * Locks: the transfer (by its insertion) → the recharge → the account.
 */
export async function receiveTransfer(
  services: BankServices,
  report: ReportedTransfer,
): Promise<TakenTransfer> {
  const taken = await inOneTransaction(services, async (unit): Promise<TakenTransfer> => {
    const [transfer] = await unit.transaction
      .insert(bankTransfers)
      .values({
        provider: report.provider,
        providerId: report.providerId,
        accountNumber: kept(report.accountNumber),
        amount: report.amount,
        content: kept(report.content),
        referenceCode: report.referenceCode === null ? null : kept(report.referenceCode),
        transferredAt: report.transferredAt,
        // Until it is judged, below.
        status: 'review',
        reason: 'unknown-content',
        createdAt: unit.now,
      })
      // A report of it that is being taken right now is waited for.
      .onConflictDoNothing({ target: [bankTransfers.provider, bankTransfers.providerId] })
      .returning();
    if (transfer === undefined) {
      return { transfer: await reportedBefore(unit, report), isNew: false };
    }
    const recharge = await namedRecharge(unit, report);
    const verdict = await judge(unit, services, report, recharge);
    const decided = { ...verdict, rechargeId: recharge?.id ?? null };
    await unit.transaction
      .update(bankTransfers)
      .set(decided)
      .where(eq(bankTransfers.id, transfer.id));
    return { transfer: { ...transfer, ...decided }, isNew: true };
  });
  const { id, status, reason } = taken.transfer;
  services.log.info(
    { transfer: id, provider: report.provider, status, reason, again: !taken.isNew },
    'the bank reported a transfer',
  );
  return taken;
}

async function reportedBefore(unit: UnitOfWork, report: ReportedTransfer): Promise<TransferRow> {
  const [transfer] = await unit.transaction
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.provider, report.provider),
        eq(bankTransfers.providerId, report.providerId),
      ),
    );
  if (transfer === undefined) throw new Error('a transfer is neither new nor known');
  return transfer;
}

/** The recharge that a transfer to us names, locked. */
async function namedRecharge(
  unit: UnitOfWork,
  report: ReportedTransfer,
): Promise<RechargeRow | null> {
  if (report.direction === 'out') return null;
  const id = await findNamedRecharge(unit.transaction, [report.content, ...report.otherTexts]);
  return id === null ? null : ((await lockRecharge(unit, id)) ?? null);
}

/** Decides about a transfer and does what follows for the customer. */
async function judge(
  unit: UnitOfWork,
  services: BankServices,
  report: ReportedTransfer,
  recharge: RechargeRow | null,
): Promise<Verdict> {
  if (report.direction === 'out') return { status: 'ignored', reason: 'outgoing' };
  if (recharge === null) {
    const isOurs = await isOurAccount(unit, accountsOf(report));
    return { status: 'review', reason: isOurs ? 'unknown-content' : 'wrong-account' };
  }
  const reason = whyNotCredited(report, recharge);
  if (reason === null) {
    await settle(unit, services, recharge);
    return { status: 'credited', reason: null };
  }
  await publishReview(unit, services, { recharge, amount: report.amount, reason });
  return { status: 'review', reason };
}

function whyNotCredited(
  report: ReportedTransfer,
  recharge: RechargeRow,
): 'wrong-account' | 'already-paid' | 'wrong-amount' | null {
  const { accountNumber } = parsePaymentLink(recharge.linkPath);
  if (accountNumber === null || !accountsOf(report).includes(accountNumber)) return 'wrong-account';
  if (recharge.status === rechargeStatus.successful) return 'already-paid';
  return report.amount === recharge.money ? null : 'wrong-amount';
}

/** The accounts that the transfer reached, as `banks` writes them: without spaces and dots. */
function accountsOf(report: ReportedTransfer): string[] {
  return [report.accountNumber, report.virtualAccount ?? '']
    .map((number) => number.replaceAll(/[^0-9A-Za-z]/g, ''))
    .filter((number) => number !== '');
}

async function isOurAccount(unit: UnitOfWork, numbers: readonly string[]): Promise<boolean> {
  if (numbers.length === 0) return false;
  const [ours] = await unit.transaction
    .select({ accounts: count() })
    .from(banks)
    .where(inArray(banks.accountNumber, [...numbers]));
  return (ours?.accounts ?? 0) > 0;
}

/** How many letters and digits of a text are searched: banks pass on some two hundred. */
const longestText = 500;

/** What every bank leaves of a text: capitals and digits, without accents, spaces and punctuation. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longestText);
}

/**
 * Every transfer content that a text may hold. Banks change case, put words before and after (`MBVCB.3278…`, `CT tu …`),
 * glue those to the content and break it with spaces, dots or hyphens; so each run of letters and digits of a content's
 * length is one.
 */
function possibleContents(text: string): ReadonlySet<string> {
  const letters = bare(text);
  const found = new Set<string>();
  for (let start = 0; start + contentLength.least <= letters.length; start += 1) {
    const most = Math.min(contentLength.most, letters.length - start);
    for (let length = contentLength.least; length <= most; length += 1) {
      found.add(letters.slice(start, start + length));
    }
  }
  return found;
}

/**
 * The recharge that the texts of a transfer name, in any status.
 * @returns its id; null when they name none, or more than one
 */
export async function findNamedRecharge(
  database: Database,
  texts: readonly string[],
): Promise<string | null> {
  const contents = [...new Set(texts.flatMap((text) => [...possibleContents(text)]))];
  if (contents.length === 0) return null;
  const named = await database
    .select({ id: recharges.id })
    .from(recharges)
    .where(sql`${recharges.content} = any(${sql.param(contents)}::text[])`)
    .limit(2);
  const [only, another] = named;
  return only === undefined || another !== undefined ? null : only.id;
}
