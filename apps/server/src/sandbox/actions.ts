/** What the sandbox can do, for its JSON endpoints and its page alike. */
import { desc, eq, sql } from 'drizzle-orm';
import { accounts, recharges } from '../database/schema.ts';
import { updateAccountForSandbox } from '../ledger/sandbox.ts';
import { listOutbox } from '../mail/outbox.ts';
import { payRecharge } from '../recharges/sandbox.ts';
import { Refusal, type Services } from '../services.ts';
import type { FaultPlan, PlannedFault } from './faults.ts';
import { type AccountChanges, readAccountChanges, readClockMove, readFault } from './requests.ts';

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
export interface SandboxAccount extends Required<AccountChanges> {
  readonly username: string;
  readonly role: string;
}

/** The server's time and how far it runs ahead. */
export interface ClockState {
  readonly now: string;
  readonly offsetMs: number;
}

/** What the sandbox can do. */
export interface SandboxActions {
  pay(rechargeId: string): Promise<{ ok: true }>;
  changeAccount(username: string, changes: unknown): Promise<SandboxAccount>;
  moveClock(move: unknown): Promise<ClockState>;
  planFault(fault: unknown): readonly PlannedFault[];
  clearFaults(): readonly PlannedFault[];
  pendingRecharges(): Promise<PendingRecharge[]>;
  accounts(): Promise<SandboxAccount[]>;
  outbox(): ReturnType<typeof listOutbox>;
  clock(): ClockState;
  faults(): readonly PlannedFault[];
}

/** How many rows its lists have at most. */
const shown = 100;

function onTheSandbox(row: typeof accounts.$inferSelect): SandboxAccount {
  return {
    username: row.username,
    role: row.role,
    balance: row.balance,
    isActive: row.isActive,
    kyc: row.kyc === 1 ? 1 : 0,
    isVerify: row.isVerify === 1 ? 1 : row.isVerify === 2 ? 2 : 0,
    discount_pc: row.discountPc,
    discount_vps: row.discountVps,
    discount_cloud: row.discountCloud,
  };
}

/** Builds the actions. */
export function createSandboxActions(
  services: Services,
  faults: FaultPlan,
  operationIds: ReadonlySet<string>,
): SandboxActions {
  const { database, clock, events } = services;
  const find = async (username: string) => {
    const [row] = await database
      .select()
      .from(accounts)
      .where(sql`lower(${accounts.username}) = lower(${username})`);
    if (row === undefined) throw new Refusal(404, `Không có tài khoản nào tên là "${username}"`);
    return row;
  };
  const state = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  return {
    async pay(rechargeId) {
      await payRecharge(services, rechargeId);
      return { ok: true };
    },
    async changeAccount(username, changes) {
      const wanted = readAccountChanges(changes);
      const before = await find(username);
      await updateAccountForSandbox(services, before.username, wanted);
      if (wanted.isActive === false) events.endSessions(before.id);
      return onTheSandbox(await find(username));
    },
    async moveClock(move) {
      await clock.advance(readClockMove(move));
      return state();
    },
    planFault(fault) {
      faults.add(readFault(fault, operationIds));
      return faults.list();
    },
    clearFaults() {
      faults.clear();
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
    outbox: () => listOutbox(services),
    clock: state,
    faults: () => faults.list(),
  };
}
