/** Reads what the servers have logged: every error has to be explained by what was done to them at that time. */
import type { DoneFault, FaultKind } from './faults.ts';
import { grouped } from './grouped.ts';
import type { Life } from './servers.ts';

/** An error in a log. */
interface LoggedLine {
  readonly at: number;
  readonly words: string;
}

/** Errors with the same words. */
interface LoggedErrors {
  readonly words: string;
  readonly count: number;
  /** The fault that explains them; null for what none explains. */
  readonly because: FaultKind | null;
}

const errorLevel = 50;
/** How long after a fault errors may still come from it: what was begun during it has time-outs of ten seconds. */
const aftermathMs = 15_000;

/** A planned fault waits for the calls that it affects, however late they come. */
const waiting: ReadonlySet<FaultKind> = new Set(['machines']);

/** What a fault of a kind makes a server log, wherever it comes up. */
const explained: { readonly [Kind in FaultKind]?: RegExp } = {
  machines: /^a machine could not be made/,
  postgres:
    /57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|onnection terminated|shutting down|starting up|recovery mode|timeout exceeded when trying to connect|not queryable|reserved for/,
  disk: /ENOSPC|53100|No space left|disk full|could not (?:write|extend|fsync)|errno 28|memory access|unreachable|Aborted|Exit|XX\d{3}|57P0[123]|25P02|timeout exceeded|onnection terminated|ECONNREFUSED|ECONNRESET|recovery mode|starting up|FATAL|PANIC/,
};

function textOf(value: unknown, ...path: readonly string[]): string {
  let found: unknown = value;
  for (const name of path) found = Reflect.get(Object(found), name);
  return typeof found === 'string' ? found : '';
}

function errorIn(line: string): LoggedLine | null {
  if (!line.startsWith('{"level":')) return null;
  const entry: unknown = JSON.parse(line);
  const level: unknown = Reflect.get(Object(entry), 'level');
  if (typeof level !== 'number' || level < errorLevel) return null;
  const at: unknown = Reflect.get(Object(entry), 'time');
  const words = [
    textOf(entry, 'msg'),
    textOf(entry, 'operation') || textOf(entry, 'timer'),
    textOf(entry, 'err', 'message'),
    textOf(entry, 'err', 'code'),
    textOf(entry, 'err', 'cause', 'message'),
    textOf(entry, 'err', 'cause', 'code'),
  ];
  return {
    at: Number(at),
    words: words
      .filter((word) => word !== '')
      .join(' · ')
      .replaceAll(/base\/\d+\/\d+/g, 'base/…'),
  };
}

/** What goes to the standard error that is no fault: Node's own notices of what it calls experimental. */
const notice = /ExperimentalWarning|--trace-warnings/;

export interface ReadLogs {
  readonly errors: readonly LoggedErrors[];
  /** What was written to the standard error, by the first line, but for notices. */
  readonly printed: readonly string[];
}

function explanation({ at, words }: LoggedLine, faults: readonly DoneFault[]): FaultKind | null {
  const during = faults.filter(
    ({ kind, from, to }) =>
      from <= at && (waiting.has(kind) || at <= (to ?? Number.POSITIVE_INFINITY) + aftermathMs),
  );
  return during.find(({ kind }) => explained[kind]?.test(words) === true)?.kind ?? null;
}

/** Reads the logs of all lives. */
export function readLogs(lives: readonly Life[], faults: readonly DoneFault[]): ReadLogs {
  const lines = lives
    .flatMap(({ child }) => child.lines().map(errorIn))
    .filter((one) => one !== null);
  const groups = grouped(
    lines.map(({ at, words }) => ({ words, because: explanation({ at, words }, faults) })),
    ({ words, because }) => `${because} ${words}`,
  );
  const errors = [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ words: first.words, because: first.because, count: same.length }];
  });
  const printed = lives.flatMap(({ server, child }) =>
    child
      .errors()
      .split('\n')
      .filter((line) => line.trim() !== '' && !notice.test(line))
      .slice(0, 5)
      .map((line) => `${server}: ${line}`),
  );
  return { errors: errors.toSorted((one, other) => other.count - one.count), printed };
}
