/**
 * How often something may be tried, counted in the database: for all instances together, and still after a restart.
 *
 * A try is counted before its outcome is known and given back when it succeeds. Counting afterwards would let a thousand
 * tries that arrive at once all pass before the first of them counts.
 */
import { createHmac } from 'node:crypto';
import { eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { attemptWindows } from '../database/schema/server.ts';
import type { Database } from '../database/tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';

/** So many tries in so much time, from the first of them on. */
export interface AttemptRule {
  /** Its name in the table. */
  readonly name: string;
  readonly attempts: number;
  /** ms */
  readonly windowMs: number;
  /** What there was too much of, in words for the customer; in general ones when left out. */
  readonly refusal?: string | undefined;
}

/** One try: which rule counts it, and for whom (an account's id, an address, a name). */
export interface Attempt {
  readonly rule: AttemptRule;
  readonly subject: string;
}

/**
 * Counts tries. Never call it inside a transaction: what a refusal undoes is not counted, and the embedded database has one
 * connection, which the transaction holds.
 */
export interface Attempts {
  /**
   * Counts the tries in their order, in one statement, and stops at the first that has used up its rule: those behind it are
   * not counted, so a try that is refused anyway uses up nothing else. Calls that name the same rules name them in the same
   * order, or they can wait for each other.
   * @throws TooManyAttempts
   */
  count(...tries: readonly Attempt[]): Promise<void>;
  /** Takes counted tries back, because they succeeded. */
  giveBack(...tries: readonly Attempt[]): Promise<void>;
  /** Deletes the window of a key, after a success that outweighs the failures before it. */
  reset(attempt: Attempt): Promise<void>;
}

export interface AttemptParts {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  /** 32 bytes, the same for all instances. */
  readonly key: Uint8Array;
}

/**
 * The key of a row: a keyed hash, because addresses and names are few enough to be guessed from a plain one. A reader of the
 * table learns neither.
 */
export function attemptKey(key: Uint8Array, { rule, subject }: Attempt): string {
  const hash = createHmac('sha256', key).update(`${rule.name}\n${subject}`).digest('base64url');
  return `${rule.name}:${hash}`;
}

/** Limits that let everything through: `TRAM_RATE_LIMITS=0`. */
export const unlimitedAttempts: Attempts = {
  async count() {},
  async giveBack() {},
  async reset() {},
};

export function createAttempts({ database, clock, key }: AttemptParts): Attempts {
  const keyOf = (attempt: Attempt) => attemptKey(key, attempt);
  return {
    async count(...tries) {
      const now = clock.now();
      const counted = readCounts(await database.execute(countInTurn(tries, keyOf, now)));
      // Rows come in the order of the tries; the last one is where counting ended.
      const last = counted.at(-1);
      const attempt = tries[counted.length - 1];
      if (last === undefined || attempt === undefined || last.count <= attempt.rule.attempts)
        return;
      throw new TooManyAttempts(last.endsAt.getTime() - now.getTime(), attempt.rule);
    },
    async giveBack(...tries) {
      await database
        .update(attemptWindows)
        .set({ count: sql`greatest(${attemptWindows.count} - 1, 0)` })
        .where(inArray(attemptWindows.key, tries.map(keyOf)));
    },
    async reset(attempt) {
      await database.delete(attemptWindows).where(eq(attemptWindows.key, keyOf(attempt)));
    },
  };
}

/** Deletes the windows that have ended, but those that are being counted at this moment. */
export async function deleteEndedWindows({ transaction, now }: UnitOfWork): Promise<void> {
  const ended = transaction
    .select({ key: attemptWindows.key })
    .from(attemptWindows)
    .where(lte(attemptWindows.endsAt, now))
    .for('update', { skipLocked: true });
  await transaction.delete(attemptWindows).where(inArray(attemptWindows.key, ended));
}

/** One statement: an upsert a try, each done only when the one before it was within its rule. */
function countInTurn(
  tries: readonly Attempt[],
  keyOf: (attempt: Attempt) => string,
  now: Date,
): SQL {
  const steps = tries.map((attempt, position) => {
    const endsAt = new Date(now.getTime() + attempt.rule.windowMs);
    const before = tries[position - 1];
    const condition =
      before === undefined
        ? sql``
        : sql` from ${step(position - 1)} where window_count <= ${before.rule.attempts}::integer`;
    return sql`${step(position)} as (
      insert into attempt_windows as known (key, count, started_at, ends_at)
      select ${keyOf(attempt)}::text, 1, ${now.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz${condition}
      on conflict (key) do update set
        count = case when known.ends_at <= excluded.started_at then 1 else known.count + 1 end,
        started_at = case when known.ends_at <= excluded.started_at then excluded.started_at else known.started_at end,
        ends_at = case when known.ends_at <= excluded.started_at then excluded.ends_at else known.ends_at end
      returning count as window_count, ends_at as window_end)`;
  });
  const rows = tries.map(
    (_attempt, position) =>
      sql`select ${sql.raw(String(position))} as position, window_count, extract(epoch from window_end) * 1000 as window_end from ${step(position)}`,
  );
  return sql`with ${sql.join(steps, sql`, `)} ${sql.join(rows, sql` union all `)} order by position`;
}

function step(position: number): SQL {
  return sql.raw(`step_${position}`);
}

interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/** Both drivers answer `{ rows }`; a numeric comes as text. */
function readCounts(result: unknown): readonly Counted[] {
  const rows: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : undefined;
  if (!Array.isArray(rows)) throw new TypeError('counting attempts answered no rows');
  return rows.map((row: unknown) => ({
    count: Number(Reflect.get(Object(row), 'window_count')),
    endsAt: new Date(Number(Reflect.get(Object(row), 'window_end'))),
  }));
}

/** 429: the caller should come back later. Sent with `Retry-After`. */
export class TooManyAttempts extends Refusal {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number;
  /** The rule that was used up; null where none of the database's was. */
  readonly rule: AttemptRule | null;

  /** @param waitMs how long to wait */
  constructor(waitMs: number, rule: AttemptRule | null = null) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const reason = rule?.refusal ?? 'Bạn đã thử quá nhiều lần';
    super(429, `${reason}, vui lòng thử lại sau ${inWords(seconds)}`);
    this.name = 'TooManyAttempts';
    this.retryAfterSeconds = seconds;
    this.rule = rule;
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} giây`;
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} phút`;
  return `${Math.ceil(seconds / 3600)} giờ`;
}
