/** Tells whether anything in the database has changed, cheaply enough to ask after each of thousands of requests. */
import type { Services } from '../../src/services.ts';
import { rowsOf, tableNames, writesSoFar } from './rows.ts';

/** Watches one database. */
export interface ChangeWatch {
  /**
   * Remembers how things are. What an earlier request has begun is brought to its end first, unless the watch leaves everything
   * as it is, so that what changes afterwards is the next request's doing.
   */
  begin(): Promise<void>;
  /** What has changed since, in words. */
  since(): Promise<string[]>;
}

/** Simulated machines are done with everything by then, ms; and no request takes as long, however slow the machine. */
const settledMs = 60_000;
/** What is done leads to something else, a session that is over to a shutdown, but not for ever. */
const mostRounds = 10;

/** Tables that change without a request and belong to no customer. */
const ownLife = new Set(['attempt_windows', 'timers']);

/**
 * Watches every table of the public schema.
 * @param settles whether what has begun is brought to its end; without it `begin` leaves everything as it is
 */
export function watchChanges(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  settles = true,
): ChangeWatch {
  let writes = '';
  let content = new Map<string, string>();

  const read = async () => {
    const tables = (await tableNames(database)).filter((name) => !ownLife.has(name));
    const digests = tables.map(
      (name) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    );
    const rows = await rowsOf(database, digests.join(' union all '));
    return new Map(rows.map(({ name, digest }) => [String(name), String(digest)]));
  };

  /** Whether a timer fires before the next request is over. */
  const isDueSoon = async () => {
    const soon = new Date(clock.now().getTime() + settledMs).toISOString();
    return (
      (await rowsOf(database, `select 1 from timers where due_at <= '${soon}' limit 1`)).length > 0
    );
  };
  const settle = async () => {
    await clock.advance(settledMs);
    for (let round = 1; round < mostRounds && (await isDueSoon()); round += 1) {
      await clock.advance(settledMs);
    }
  };

  return {
    async begin() {
      if ((await writesSoFar(database)) === writes) return;
      if (settles) await settle();
      content = await read();
      writes = await writesSoFar(database);
    },
    async since() {
      if ((await writesSoFar(database)) === writes) return [];
      const before = content;
      content = await read();
      writes = await writesSoFar(database);
      return [...content]
        .filter(([name, digest]) => before.get(name) !== digest)
        .map(([name]) => `the table ${name} has changed`);
    },
  };
}
