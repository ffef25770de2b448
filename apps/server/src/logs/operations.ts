import type { Log } from '@tram/api/types';
import { foldForSearch } from '@tram/machines/rules';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { logLines } from '../auth/limits.ts';
import { newId } from '../database/columns.ts';
import { searchInTurn } from '../database/in-turn.ts';
import {
  contains,
  type PageRange,
  type QueryRange,
  readPage,
  totalOfList,
} from '../database/page.ts';
import { anyRange, given, prepared } from '../database/prepared.ts';
import { logs } from '../database/schema/messages.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';

interface LogLine {
  readonly accountId: string;
  /** Name of the package concerned, such as `G1080`; null when none is. */
  readonly group: string | null;
  /** Vietnamese, for the customer. A new RDP password may be in it: only the owner reads the line. */
  readonly message: string;
}

/** The row of a line. */
export function logRow({ now }: Pick<UnitOfWork, 'now'>, line: LogLine) {
  const id = newId();
  const folded = foldForSearch([id, line.group ?? '', line.message].join(' '));
  return { id, ...line, folded, createdAt: now };
}

/** A line of an account's log, to be written with what it reports (`writeTogether`). */
export function logLine(unit: UnitOfWork, line: LogLine) {
  return unit.transaction.insert(logs).values(logRow(unit, line));
}

/** A line whose values are given, as `logRow` makes them, when the statement is executed. */
export function givenLogLine(database: Database) {
  return database.insert(logs).values({
    id: given('id', logs.id),
    accountId: given('accountId', logs.accountId),
    group: given('group', logs.group),
    message: given('message', logs.message),
    folded: given('folded', logs.folded),
    createdAt: given('createdAt', logs.createdAt),
  });
}

const insertLine = prepared((database) => givenLogLine(database).prepare('log_line'));

/** Writes a line into an account's log, in the unit of what it reports. */
export async function writeLog(unit: UnitOfWork, line: LogLine): Promise<void> {
  await insertLine(unit.transaction).execute(logRow(unit, line));
}

function toLog(row: Pick<typeof logs.$inferSelect, 'id' | 'message' | 'createdAt'>): Log {
  return { _id: row.id, message: row.message, createdAt: row.createdAt.toISOString() };
}

function selectLogs(
  database: Database,
  where: SQL | undefined,
  { limit, offset }: QueryRange,
  total: SQL.Aliased<number>,
) {
  const page = database
    .select({ id: logs.id, createdAt: logs.createdAt, position: logs.position, total })
    .from(logs)
    .where(where)
    .orderBy(desc(logs.createdAt), desc(logs.position))
    .limit(limit)
    .offset(offset)
    .as('page');
  return database
    .select({
      id: logs.id,
      message: logs.message,
      createdAt: logs.createdAt,
      total: page.total,
    })
    .from(page)
    .innerJoin(logs, eq(logs.id, page.id))
    .orderBy(desc(page.createdAt), desc(page.position));
}

/** Counted apart from the page: the index alone answers that, and gives the page without the lines before it. */
const logsOfAccount = prepared((database) => {
  const where = eq(logs.accountId, sql.placeholder('accountId'));
  const counted = database.select({ count: count() }).from(logs).where(where);
  const total = sql<number>`(${counted})`.mapWith(Number).as('total');
  return selectLogs(database, where, anyRange, total).prepare('logs');
});

export const logOperations = {
  async listLogs(context) {
    const { database } = context.services;
    const { search = '' } = context.parameters.query;
    const { id: accountId } = requiredAccount(context);
    const read = (range: PageRange) => {
      if (search.trim() === '') return logsOfAccount(database).execute({ accountId, ...range });
      const isFound = contains(logs.folded, foldForSearch(search));
      const where = and(eq(logs.accountId, accountId), isFound);
      return searchInTurn(database, accountId, () =>
        selectLogs(database, where, range, totalOfList).execute(),
      );
    };
    const body = await readPage(context, read, (rows) => rows.map(toLog));
    return { status: 200, body };
  },

  async createLog(context) {
    const message = context.body.message.trim();
    if (message === '') throw new Refusal(400, 'Nội dung nhật ký không được để trống');
    const accountId = requiredAccount(context).id;
    const { attempts, clock, database } = context.services;
    await attempts.count({ rule: logLines, subject: accountId });
    const row = logRow({ now: clock.now() }, { accountId, group: null, message });
    // Without a transaction: it is one statement.
    await insertLine(database).execute(row);
    return { status: 201, body: toLog(row) };
  },
} satisfies OperationHandlers;
