import { createHash } from 'node:crypto';
import { DAY } from '@tram/machines/rules';
import { and, eq, lt, sql } from 'drizzle-orm';
import { deleteEndedWindows } from '../auth/attempts.ts';
import { inTurn } from '../database/in-turn.ts';
import { prepared } from '../database/prepared.ts';
import { idempotencyRecords } from '../database/schema/server.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { deleteOldMails } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { OperationContext, OperationId } from '../services.ts';
import type { TimerHandler } from '../timers/schedule.ts';

/** How long an answer can be asked for again with its key, ms: 7 days. */
const keyLifetimeMs = 7 * DAY;

/** Deletes, once a day, answers that are too old to be repeated, windows of tries that have ended, and old mails. */
export const deleteOldKeys: TimerHandler = {
  async apply(unit) {
    await unit.transaction
      .delete(idempotencyRecords)
      .where(lt(idempotencyRecords.createdAt, new Date(unit.now.getTime() - keyLifetimeMs)));
    await deleteEndedWindows(unit);
    await deleteOldMails(unit);
    return { again: new Date(unit.now.getTime() + DAY) };
  },
};

/** A JSON answer, as it is stored and given again. */
interface RepeatableAnswer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** What a write does in its transaction. */
type Effect<Body> = (unit: UnitOfWork) => Promise<RepeatableAnswer<Body>>;

type RepeatableCall<Id extends OperationId> = Pick<
  OperationContext<Id>,
  'services' | 'account' | 'parameters' | 'body' | 'idempotencyKey'
>;

/** Writes JSON with sorted keys, so that the same request has the same text for any order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function fingerprintOf(parameters: unknown, body: unknown): string {
  return createHash('sha256')
    .update(canonical({ parameters, body: body ?? null }))
    .digest('hex');
}

const isRecord = and(
  eq(idempotencyRecords.accountId, sql.placeholder('accountId')),
  eq(idempotencyRecords.operation, sql.placeholder('operation')),
  eq(idempotencyRecords.key, sql.placeholder('key')),
);

const claimKey = prepared((database) =>
  database
    .insert(idempotencyRecords)
    .values({
      accountId: sql.placeholder('accountId'),
      operation: sql.placeholder('operation'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key })
    .prepare('claim_key'),
);
const recordOfKey = prepared((database) =>
  database.select().from(idempotencyRecords).where(isRecord).prepare('record_of_key'),
);
const keepAnswer = prepared((database) =>
  database
    .update(idempotencyRecords)
    .set({ answer: sql.placeholder('answer') })
    .where(isRecord)
    .prepare('keep_answer'),
);

/** The effect, if the key has not had it yet; its answer again, if it has. */
function onceForKey<Id extends OperationId, Body>(
  operation: Id,
  call: RepeatableCall<Id>,
  accountId: string,
  key: string,
  effect: Effect<Body>,
): Effect<Body> {
  const fingerprint = fingerprintOf(call.parameters, call.body);
  const claim = { accountId, operation, key };
  return async (unit) => {
    const { transaction } = unit;
    const claimed = await claimKey(transaction).execute({
      ...claim,
      fingerprint,
      createdAt: unit.now,
    });
    if (claimed.length === 0) {
      const [earlier] = await recordOfKey(transaction).execute(claim);
      if (earlier === undefined || earlier.fingerprint !== fingerprint) {
        throw new Refusal(
          422,
          'Yêu cầu này đã được gửi trước đó với nội dung khác. Bạn tải lại trang rồi thử lại.',
        );
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below by this function alone, for the same operation and request: its type is the effect's
      return earlier.answer as RepeatableAnswer<Body>;
    }
    const answer = await effect(unit);
    await keepAnswer(transaction).execute({ ...claim, answer });
    return answer;
  };
}

/**
 * Does a write once for each `Idempotency-Key`, however often and however concurrently it is asked for.
 *
 * The key is claimed, the effect done and the answer stored in one transaction. So a repeat finds either nothing (the
 * first try never happened: a crash, a refusal) or the whole answer, which it gets again. A repeat that arrives while the
 * first is at work waits for it at the claim, since both insert the same row. Refusals are not stored: they changed
 * nothing, and the customer may try again with the same key after topping up.
 *
 * Without a key the effect is done as asked.
 *
 * @param effect does the work in the unit and answers; it may be started again when PostgreSQL asks for another try
 * @throws Refusal 422 when the key was used for another request
 */
export async function withIdempotency<Id extends OperationId, Body>(
  operation: Id,
  call: RepeatableCall<Id>,
  effect: Effect<Body>,
): Promise<RepeatableAnswer<Body>> {
  const { services, account, idempotencyKey: key } = call;
  if (account === null) return inOneTransaction(services, effect);
  const inTransaction = () =>
    inOneTransaction(
      services,
      key === null ? effect : onceForKey(operation, call, account.id, key, effect),
    );
  return inTurn(services.database, account.id, inTransaction);
}
