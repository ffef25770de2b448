import {
  DAY,
  formatMoney,
  HOUR,
  MINIMUM_RECHARGE,
  MINUTE,
  RECHARGE_LIFETIME,
} from '@tram/machines/rules';
import { asc, eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { banks, recharges } from '../database/schema/money.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { paymentPath, rechargeStatus } from '../recharges/recharge-view.ts';
import { newTransferContent } from '../recharges/recharges.ts';
import { schedule } from '../timers/schedule.ts';
import type { PastEvent } from './timeline.ts';

/** The largest single transfer of NAPAS 247, VND: below 500 million. */
const largestTransfer = 499_999_999;

/** Banks with their BIN and an account that exists nowhere but here. */
const demoBanks = [
  { bankName: 'Vietcombank', bin: '970436', accountNumber: '1023456789' },
  { bankName: 'Techcombank', bin: '970407', accountNumber: '19038877665544' },
  { bankName: 'MB Bank', bin: '970422', accountNumber: '0680123456789' },
  { bankName: 'ACB', bin: '970416', accountNumber: '24681357' },
  { bankName: 'BIDV', bin: '970418', accountNumber: '31410001234567' },
] as const;

/**
 * The receiving accounts of the sandbox. A production server gets none: its operator enters real ones, so that no
 * customer is ever asked to pay an invented account.
 */
export async function seedDemoBanks(unit: UnitOfWork): Promise<void> {
  const shared = {
    accountName: 'CONG TY TNHH TRAM',
    minimum: MINIMUM_RECHARGE,
    maximum: largestTransfer,
    createdAt: unit.now,
    updatedAt: unit.now,
  };
  await unit.transaction
    .insert(banks)
    .values(demoBanks.map((bank, rank) => Object.assign({ rank }, shared, bank)));
}

/** How long ago in ms, how much in VND, how it ended; `paidAfter` ms when it was paid. */
interface Story {
  readonly ago: number;
  readonly money: number;
  readonly status: keyof typeof rechargeStatus;
  readonly paidAfter?: number;
}

const unpaid = (daysAgo: number, money: number, status: Story['status']): Story => ({
  ago: daysAgo * DAY,
  money,
  status,
});
const paid = (daysAgo: number, money: number, paidAfter = 2 * MINUTE): Story => ({
  ...unpaid(daysAgo, money, 'successful'),
  paidAfter,
});

const stories: readonly Story[] = [
  paid(118, 500_000),
  paid(97, 300_000),
  unpaid(90.1, 1_000_000, 'timedOut'),
  paid(90, 1_000_000),
  unpaid(82, 100_000, 'cancelled'),
  paid(81, 500_000),
  unpaid(70, 200_000, 'cancelled'),
  paid(67, 1_000_000),
  // Arrived after the time-out and was still credited.
  paid(61, 500_000, 3 * HOUR),
  paid(53, 1_000_000),
  unpaid(46, 100_000, 'timedOut'),
  paid(39, 300_000),
  unpaid(33, 1_000_000, 'cancelled'),
  paid(32, 1_000_000),
  unpaid(25, 300_000, 'timedOut'),
  paid(18, 500_000),
  paid(13, 500_000),
  unpaid(8, 5_000_000, 'timedOut'),
  paid(6, 200_000),
  unpaid(2, 50_000, 'cancelled'),
  paid(1.2, 500_000),
  { ago: 4 * MINUTE, money: 300_000, status: 'pending' },
];

/** How much the successful ones bring, without the first one, VND. */
export const rechargedLater = stories
  .filter((story) => story.status === 'successful')
  .reduce((sum, story) => sum + story.money, 0);

/**
 * The recharges of the demo account: every status, over several pages.
 * @param first what it began with, VND: all that its rentals and its balance come to and the later ones do not bring
 */
export async function demoRecharges(
  unit: UnitOfWork,
  { accountId, first }: { readonly accountId: string; readonly first: number },
): Promise<PastEvent[]> {
  const receiving = await unit.transaction.select().from(banks).orderBy(asc(banks.rank));
  return [...stories, paid(119, first)].flatMap((story, index) => {
    const bank = receiving[index % receiving.length];
    if (bank === undefined) return [];
    const at = new Date(unit.now.getTime() - story.ago);
    const id = newId();
    const content = newTransferContent('TRAM');
    const expiresAt = new Date(at.getTime() + RECHARGE_LIFETIME);
    const requested: PastEvent = {
      at,
      async happen({ transaction, now }) {
        await transaction.insert(recharges).values({
          id,
          accountId,
          bankId: bank.id,
          bankName: bank.bankName,
          money: story.money,
          content,
          linkPath: paymentPath({ bank, money: story.money, content }),
          status: rechargeStatus[story.status],
          expiresAt,
          createdAt: now,
          updatedAt: now,
        });
        if (story.status !== 'pending') return;
        await schedule(
          { ...unit, now },
          {
            kind: 'recharge.timeout',
            reference: id,
            dueAt: expiresAt,
          },
        );
      },
    };
    if (story.paidAfter === undefined) return [requested];
    const credited: PastEvent = {
      at: new Date(at.getTime() + story.paidAfter),
      async happen(then) {
        await then.transaction
          .update(recharges)
          .set({ paidAt: then.now, updatedAt: then.now })
          .where(eq(recharges.id, id));
        await book(then, { accountId, amount: story.money, kind: 'recharge', reference: id });
        await writeLog(then, {
          accountId,
          group: null,
          message: `Nạp ${formatMoney(story.money)} thành công (${content})`,
        });
      },
    };
    return [requested, credited];
  });
}
