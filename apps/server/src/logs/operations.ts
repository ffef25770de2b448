import { and, desc, eq } from 'drizzle-orm';
import type { Log } from '@tram/api/types';
import { foldForSearch } from '@tram/machines/rules';
import { requiredAccount } from '../accounts/required-account.ts';
import { contains } from '../database/contains.ts';
import { readPage } from '../database/page.ts';
import { logs } from '../database/schema.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { writeLog } from './write-log.ts';

function toLog(row: typeof logs.$inferSelect): Log {
  return { _id: row.id, message: row.message, createdAt: row.createdAt.toISOString() };
}

/** The customer's log. */
export const logOperations = {
  async listLogs(context) {
    const { services, parameters } = context;
    const { page, search = '' } = parameters.query;
    const where = and(
      eq(logs.accountId, requiredAccount(context).id),
      search.trim() === '' ? undefined : contains(logs.folded, foldForSearch(search)),
    );
    const body = await readPage(
      { size: services.settings.pageSize, page },
      services.database.$count(logs, where),
      async ({ limit, offset }) =>
        (
          await services.database
            .select()
            .from(logs)
            .where(where)
            .orderBy(desc(logs.createdAt), desc(logs.position))
            .limit(limit)
            .offset(offset)
        ).map(toLog),
    );
    return { status: 200, body };
  },

  async createLog(context) {
    const message = context.body.message.trim();
    if (message === '') throw new Refusal(400, 'Nội dung nhật ký không được để trống');
    const accountId = requiredAccount(context).id;
    const line = await inOneTransaction(context.services, (unit) =>
      writeLog(unit, { accountId, group: null, message }),
    );
    return { status: 201, body: toLog(line) };
  },
} satisfies OperationHandlers;
