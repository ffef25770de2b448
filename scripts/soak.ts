/**
 * `npm run soak`: customers use the reference server for minutes while it is killed, its database restarted, its disk full and its
 * network bad; afterwards everything has to be right. The report goes to the standard output and to `.cache/soak/report.md`; the
 * exit code is 1 where something did not hold.
 *
 * `--minutes` (10), `--customers` (200), `--database embedded|postgresql|both` (both, one after the other), `--seed` (any; repeats
 * the choices of a run), `--within` (10: seconds after the last fault in which every tab has to show the truth; more beside other
 * work).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresControl, soak } from '@tram/server/soak';
import { startPostgres } from './processes/postgres-cluster.ts';
import { postgres } from './processes/postgres.ts';
import { root } from './root.ts';

const say = (line: string) => console.log(line);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    customers: { type: 'string', default: '200' },
    database: { type: 'string', default: 'both' },
    within: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});

function wholeNumber(name: 'minutes' | 'customers' | 'within' | 'seed', most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  console.error(`--${name} must be a whole number from 1 to ${most}, not ${values[name]}`);
  return process.exit(2);
}

function databases(): readonly ('embedded' | 'postgresql')[] {
  const { database } = values;
  if (database === 'both') return ['embedded', 'postgresql'];
  if (database === 'embedded' || database === 'postgresql') return [database];
  console.error(`--database must be embedded, postgresql or both, not ${database}`);
  return process.exit(2);
}

/** A PostgreSQL that is ended and comes back on its port. */
async function controlled(folder: string): Promise<PostgresControl & { stop(): Promise<void> }> {
  const bin = await postgres(say);
  let running = await startPostgres(bin, folder);
  const { url } = running;
  return {
    url,
    async restart(how) {
      await running.stop(how);
      running = await startPostgres(bin, folder, Number(new URL(url).port));
    },
    stop: () => running.stop(),
  };
}

const options = {
  minutes: wholeNumber('minutes', 600),
  customers: wholeNumber('customers', 2000),
  within: wholeNumber('within', 600),
  seed: wholeNumber('seed', 2 ** 31),
  say,
};
const reports: string[] = [];
for (const database of databases()) {
  say(
    `${database}: ${options.customers} customers for ${options.minutes} min; again: npm run soak -- --database ${database} --minutes ${options.minutes} --customers ${options.customers} --seed ${options.seed}`,
  );
  const startOne = database === 'embedded' ? null : controlled;
  const outcome = await soak({ ...options, startPostgres: startOne });
  reports.push(outcome.report);
  say(`\n${outcome.report}\n`);
  if (!outcome.held) process.exitCode = 1;
}
const folder = path.join(root, '.cache/soak');
mkdirSync(folder, { recursive: true });
const title = '# Soak test of the reference server';
writeFileSync(path.join(folder, 'report.md'), `${[title, ...reports].join('\n\n')}\n`);
if (process.exitCode === 1) say(`Something did not hold (seed ${options.seed}).`);
