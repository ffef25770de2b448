import { parsePaymentLink } from '@tram/machines/rules';
import { desc, eq } from 'drizzle-orm';
import { receiveTransfer } from '../bank/receive-transfer.ts';
import { accounts } from '../database/schema/accounts.ts';
import { recharges } from '../database/schema/money.ts';
import { updateAccountForSandbox } from '../ledger/sandbox.ts';
import { listOutbox, type QueuedMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { FaultPlan, PlannedFault } from './faults.ts';
import { readAccountChanges, readClockMove, readFault } from './requests.ts';

/** What came of a payment. */
interface RechargePayment {
  readonly id: string;
  /** False when it had been credited before: the balance did not change again. */
  readonly credited: boolean;
}

/**
 * Pays a recharge: the sandbox's bank reports the transfer that it asks for. Paid twice it is the same transfer, reported
 * twice, and credited once; paid after its time or after it was cancelled, it is credited too.
 * @throws Refusal 404 for an unknown recharge
 */
export async function payRecharge(
  services: Pick<Services, 'database' | 'clock' | 'log' | 'events'>,
  rechargeId: string,
): Promise<RechargePayment> {
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

/** A mail as the sandbox gives it to programs, which cannot read its words. */
interface OpenedMail extends QueuedMail {
  /** The secret in the query of its link. */
  readonly token: string | null;
  /** The one-time code in it: the one number of six digits in its text. */
  readonly code: string | null;
}

/** Takes out of a mail what its reader would use. */
function openMail(mail: QueuedMail): OpenedMail {
  return {
    ...mail,
    token: mail.link === null ? null : new URL(mail.link).searchParams.get('token'),
    code: /(?<!\S)\d{6}(?!\S)/.exec(mail.text)?.[0] ?? null,
  };
}

/** A recharge that waits for its transfer. */
export interface PendingRecharge {
  readonly id: string;
  readonly username: string;
  /** VND */
  readonly money: number;
  readonly content: string;
  readonly bank: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** An account as the sandbox shows and changes it. */
export interface SandboxAccount {
  readonly username: string;
  readonly role: string;
  /** VND */
  readonly balance: number;
  readonly imageAllowed: number;
  readonly isActive: boolean;
  readonly lockedReason: string | null;
  readonly kyc: number;
  readonly isVerify: number;
  readonly reasonFailKyc: string | null;
  readonly discount_pc: number;
  readonly discount_vps: number;
  readonly discount_cloud: number;
}

/** The server's time and how far it runs ahead. */
export interface ClockState {
  readonly now: string;
  readonly offsetMs: number;
}

/** What the sandbox can do. */
export interface SandboxActions {
  pay(rechargeId: string): Promise<RechargePayment>;
  changeAccount(username: string, changes: unknown): Promise<SandboxAccount>;
  moveClock(move: unknown): Promise<ClockState>;
  planFault(fault: unknown): Promise<readonly PlannedFault[]>;
  /** Plans this fault in the place of all others. */
  replaceFaults(fault: unknown): Promise<readonly PlannedFault[]>;
  clearFaults(): Promise<readonly PlannedFault[]>;
  pendingRecharges(): Promise<PendingRecharge[]>;
  accounts(): Promise<SandboxAccount[]>;
  outbox(): Promise<OpenedMail[]>;
  clock(): ClockState;
  faults(): Promise<readonly PlannedFault[]>;
}

/** How many rows its lists have at most. */
const shown = 100;

function onTheSandbox(row: typeof accounts.$inferSelect): SandboxAccount {
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

/** Builds the actions. */
export function createSandboxActions(
  services: Services,
  faults: FaultPlan,
  faultNames: ReadonlySet<string>,
): SandboxActions {
  const { database, clock, events } = services;
  const state = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  return {
    pay: (rechargeId) => payRecharge(services, rechargeId),
    async changeAccount(username, changes) {
      const wanted = readAccountChanges(changes);
      const account = await updateAccountForSandbox(services, username, wanted);
      if (!account.isActive) events.endSessions(account.id);
      return onTheSandbox(account);
    },
    async moveClock(move) {
      await clock.advance(readClockMove(move));
      return state();
    },
    async planFault(fault) {
      await faults.add(readFault(fault, faultNames));
      return faults.list();
    },
    async replaceFaults(fault) {
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
