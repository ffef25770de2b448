import { and, asc, desc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { rechargeRequests } from '../auth/limits.ts';
import { readPage, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { banks, recharges } from '../database/schema/money.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { rechargeStatus, toRecharge } from './recharge-view.ts';
import {
  contentPrefix,
  createRecharge,
  lockRecharge,
  refuseManyPending,
  setStatus,
} from './recharges.ts';

const rechargesOfAccount = prepared((database) => {
  const where = eq(recharges.accountId, sql.placeholder('accountId'));
  return database
    .select({ ...getTableColumns(recharges), total: totalOfList })
    .from(recharges)
    .where(where)
    .orderBy(desc(recharges.createdAt), desc(recharges.id))
    .limit(anyRange.limit)
    .offset(anyRange.offset)
    .prepare('recharges');
});

export const rechargeOperations = {
  async listBanks({ services, parameters }) {
    const { money } = parameters.query;
    const rows = await services.database
      .select()
      .from(banks)
      .where(and(lte(banks.minimum, money), gte(banks.maximum, money)))
      .orderBy(asc(banks.rank), asc(banks.bankName));
    return { status: 200, body: rows.map((row) => ({ _id: row.id, bank_name: row.bankName })) };
  },

  async listRecharges(context) {
    const { database } = context.services;
    const { id: accountId } = requiredAccount(context);
    const body = await readPage(
      context,
      (range) => rechargesOfAccount(database).execute({ accountId, ...range }),
      (rows) => rows.map((row) => toRecharge(row, context.origin)),
    );
    return { status: 200, body };
  },

  async requestRecharge(context) {
    const { id: accountId } = requiredAccount(context);
    const { services, origin } = context;
    const { money, bank_id: bankId } = context.body;
    await services.attempts.count({ rule: rechargeRequests, subject: accountId });
    return withIdempotency('requestRecharge', context, async (unit) => {
      if (services.settings.rateLimits) await refuseManyPending(unit, accountId);
      const prefix = contentPrefix(services.settings.runtimeConfig.slug);
      const created = await createRecharge(unit, { accountId, bankId, money, prefix });
      return { status: 201, body: toRecharge(created, origin) };
    });
  },

  async cancelRecharge(context) {
    const { id: accountId } = requiredAccount(context);
    const cancelled = await inOneTransaction(context.services, async (unit) => {
      const recharge = await lockRecharge(unit, context.parameters.path.id);
      if (recharge?.accountId !== accountId) {
        throw new Refusal(404, 'Không tìm thấy giao dịch nạp tiền này');
      }
      if (recharge.status === rechargeStatus.cancelled) return recharge;
      if (recharge.status === rechargeStatus.successful) {
        throw new Refusal(409, 'Giao dịch đã thành công nên không hủy được nữa');
      }
      if (recharge.status === rechargeStatus.timedOut || recharge.expiresAt <= unit.now) {
        throw new Refusal(409, 'Giao dịch đã hết thời gian nên không cần hủy');
      }
      return setStatus(unit, recharge, { status: rechargeStatus.cancelled });
    });
    return { status: 200, body: toRecharge(cancelled, context.origin) };
  },
} satisfies OperationHandlers;
