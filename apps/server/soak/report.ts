/** The report, in Markdown: what was done, what was seen, and what did not hold. */
import type { Said } from './customers/protocol.ts';
import type { Counts } from './customers/tally.ts';
import type { DoneFault } from './faults.ts';
import { grouped } from './grouped.ts';
import type { ReadLogs } from './logs.ts';
import type { MemorySample } from './memory.ts';
import type { Life } from './servers.ts';

/** One thing that must hold. */
export interface Check {
  readonly name: string;
  /** What is wrong, in words; nothing where it holds. */
  readonly faults: readonly string[];
}

export interface Findings {
  readonly database: 'embedded' | 'postgresql';
  readonly seed: number;
  readonly minutes: number;
  readonly customers: number;
  readonly startedAt: number;
  readonly counts: Counts;
  readonly disturbances: Readonly<Record<string, number>>;
  readonly faults: readonly DoneFault[];
  readonly compared: Extract<Said, { said: 'compared' }>;
  readonly lives: readonly Life[];
  readonly memory: readonly MemorySample[];
  readonly logs: ReadLogs;
  readonly leftOut: readonly string[];
  readonly checks: readonly Check[];
}

/** How many faults of one check are written down. */
const shown = 20;

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function actions(counts: Counts): string {
  const rows = Object.entries(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([action, outcomes]) => [
      action,
      Object.entries(outcomes)
        .toSorted(([, one], [, other]) => other - one)
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(', '),
    ]);
  return table(['action', 'what came of it'], rows);
}

function faultRows({ faults, startedAt }: Findings): string {
  const rows = faults.map(({ name, from, to, notes }) => [
    seconds(from - startedAt),
    name,
    to === null ? 'never' : seconds(to - from),
    notes.join('; '),
  ]);
  return table(['at, s', 'fault', 'all works again after, s', ''], rows);
}

function lifeRows({ lives, startedAt }: Findings): string {
  const rows = lives.map(({ server, startedAt: from, readyAt, end }) => [
    server,
    seconds(from - startedAt),
    readyAt === null ? 'never' : seconds(readyAt - from),
    end === null ? '' : `${end.how}${end.wanted ? '' : ' (by itself)'}`,
  ]);
  return table(['server', 'started at, s', 'ready after, s', 'ended'], rows);
}

/** The first and the last sample of each life, and those without customers. */
function memoryRows({ memory }: Findings): string {
  const lives = grouped(memory, ({ server, life, when }) => `${server} ${life} ${when}`);
  const rows = [...lives.values()].flatMap((samples) =>
    [...new Set([samples[0], samples.at(-1)])].flatMap((sample) =>
      sample === undefined
        ? []
        : [
            [
              sample.server,
              sample.life,
              seconds(sample.age),
              sample.when,
              megabytes(sample.heapUsed),
              megabytes(sample.rss),
            ],
          ],
    ),
  );
  return table(['server', 'life', 'age, s', '', 'heap, MB', 'resident, MB'], rows);
}

function logRows({ logs }: Findings): string {
  const rows = logs.errors.map(({ count, because, words }) => [
    count,
    because ?? '**nothing**',
    words,
  ]);
  const printed = logs.printed.map((line) => `- standard error: \`${line}\``);
  return [
    rows.length === 0 ? 'No error was logged.' : table(['count', 'explained by', 'error'], rows),
    ...printed,
  ].join('\n');
}

function checkRows({ checks }: Findings): string {
  return checks
    .map(({ name, faults }) =>
      [
        `- ${faults.length === 0 ? 'holds' : `**does not hold** (${faults.length})`}: ${name}`,
        ...faults.slice(0, shown).map((fault) => `  - ${fault}`),
      ].join('\n'),
    )
    .join('\n');
}

/** Whether everything held. */
export function held({ checks }: Findings): boolean {
  return checks.every(({ faults }) => faults.length === 0);
}

/** Writes the report of one run. */
export function report(findings: Findings): string {
  const { database, seed, minutes, customers, compared, disturbances, leftOut } = findings;
  const names = { embedded: 'the embedded database', postgresql: 'PostgreSQL, two instances' };
  const disturbed = Object.entries(disturbances)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  return [
    `## ${names[database]}: ${held(findings) ? 'everything held' : 'FAILED'}`,
    `${customers} customers, ${minutes} min, seed ${seed}.`,
    ...leftOut.map((words) => `Left out: ${words}`),
    '### What must hold',
    checkRows(findings),
    '### What customers did',
    actions(findings.counts),
    `Disturbed on the way: ${disturbed === '' ? 'nothing' : disturbed}. The last of ${compared.tabs} tabs had read everything again ${seconds(compared.lastMs)} s after every connection was cut.`,
    '### What was done to the servers',
    faultRows(findings),
    lifeRows(findings),
    '### Memory',
    memoryRows(findings),
    '### Errors in the logs',
    logRows(findings),
  ].join('\n\n');
}
