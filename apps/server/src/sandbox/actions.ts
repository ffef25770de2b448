import { parsePaymentLink } from '@tram/machines/rules';
import { desc, eq } from 'drizzle-orm';
import { receiveTransfer } from '../bank/receive-transfer.ts';
import { accounts } from '../database/schema/accounts.ts';
import { recharges } from '../database/schema/money.ts';
import type { AccountRow } from '../ledger/book.ts';
import { updateAccountForSandbox } from '../ledger/sandbox.ts';
import { listOutbox, type QueuedMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { FaultPlan } from './faults.ts';
import { readAccountChanges, readClockMove, readFault } from './requests.ts';

/**
 * Pays a recharge: the sandbox's bank reports the transfer that it asks for. Paid twice it is the same transfer, reported
 * twice, and credited once; paid after its time or after it was cancelled, it is credited too.
 * @returns `credited` false when it had been credited before: the balance did not change again
 * @throws Refusal 404 for an unknown recharge
 */
export async function payRecharge(
  services: Pick<Services, 'database' | 'clock' | 'log' | 'events'>,
  rechargeId: string,
) {
  const [recharge] = await services.database
    .select()
    .from(recharges)
    .where(eq(recharges.id, rechargeId));
  if (recharge === undefined) throw new Refusal(404, 'Không tìm thấy giao dịch nạp tiền này');
  const { transfer, isNew } = await receiveTransfer(services, {
    provider: 'sandbox',
    providerId: `pay-${recharge.id}`,
    direction: 'in',
    accountNumber: parsePaymentLink(recharge.linkPath).accountNumber ?? '',
    virtualAccount: null,
    amount: recharge.money,
    content: recharge.content,
    otherTexts: [],
    referenceCode: null,
    transferredAt: services.clock.now(),
  });
  return { id: recharge.id, credited: isNew && transfer.status === 'credited' };
}

// What the sandbox can do, for its JSON endpoints and its page alike.

/** A mail with the secret of its link and the one-time code in it, for programs, which cannot read its words. */
function openMail(mail: QueuedMail) {
  return {
    ...mail,
    token: mail.link === null ? null : new URL(mail.link).searchParams.get('token'),
    // The one number of six digits in its text.
    code: /(?<!\S)\d{6}(?!\S)/.exec(mail.text)?.[0] ?? null,
  };
}

/** How many rows its lists have at most. */
const shown = 100;

export type SandboxAccount = ReturnType<typeof onTheSandbox>;

function onTheSandbox(row: AccountRow) {
  return {
    username: row.username,
    role: row.role,
    balance: row.balance,
    imageAllowed: row.imageAllowed,
    isActive: row.isActive,
    lockedReason: row.lockedReason,
    kyc: row.kyc,
    isVerify: row.isVerify,
    reasonFailKyc: row.reasonFailKyc,
    discount_pc: row.discountPc,
    discount_vps: row.discountVps,
    discount_cloud: row.discountCloud,
  };
}

export type SandboxActions = ReturnType<typeof createSandboxActions>;

export function createSandboxActions(
  services: Services,
  faults: FaultPlan,
  faultNames: ReadonlySet<string>,
) {
  const { database, clock, events } = services;
  const state = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  return {
    pay: (rechargeId: string) => payRecharge(services, rechargeId),
    async changeAccount(username: string, changes: unknown) {
      const wanted = readAccountChanges(changes);
      const account = await updateAccountForSandbox(services, username, wanted);
      if (!account.isActive) events.endSessions(account.id);
      return onTheSandbox(account);
    },
    async moveClock(move: unknown) {
      await clock.advance(readClockMove(move));
      return state();
    },
    async planFault(fault: unknown) {
      await faults.add(readFault(fault, faultNames));
      return faults.list();
    },
    /** Plans this fault in the place of all others. */
    async replaceFaults(fault: unknown) {
      await faults.replace(readFault(fault, faultNames));
      return faults.list();
    },
    async clearFaults() {
      await faults.clear();
      return faults.list();
    },
    async pendingRecharges() {
      const rows = await database
        .select({ recharge: recharges, username: accounts.username })
        .from(recharges)
        .innerJoin(accounts, eq(accounts.id, recharges.accountId))
        .where(eq(recharges.status, 0))
        .orderBy(desc(recharges.createdAt))
        .limit(shown);
      return rows.map(({ recharge, username }) => ({
        id: recharge.id,
        username,
        money: recharge.money,
        content: recharge.content,
        bank: recharge.bankName,
        createdAt: recharge.createdAt.toISOString(),
        expiresAt: recharge.expiresAt.toISOString(),
      }));
    },
    async accounts() {
      const rows = await database
        .select()
        .from(accounts)
        .orderBy(desc(accounts.createdAt))
        .limit(shown);
      return rows.map(onTheSandbox);
    },
    outbox: async () => (await listOutbox(services)).map(openMail),
    clock: state,
    faults: () => faults.list(),
  };
}
