import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildPortal } from '../processes/build-portal.ts';
import { run, seconds } from '../processes/run.ts';
import { root } from '../root.ts';
import { readReport, type TestResult } from './reports.ts';
import type { Suite } from './suites.ts';

/** A suite to run, whole or in part. */
export interface Chosen {
  readonly suite: Suite;
  /** Test files, as paths from the root; null for all of the suite. */
  readonly files: readonly string[] | null;
}

export interface RunOptions {
  /** Decides the order of the test files: the same seed, the same order. */
  readonly seed: number;
  readonly browsers: {
    /** Executable of the browser with windows. */
    readonly whole: string;
    /** Executable of the one without, which most tests use. */
    readonly headless: string;
    /** Executable of Firefox; null where there is none, and no suite that wants it may be run. */
    readonly firefox: string | null;
    /** The same of the program that drives WebKit. */
    readonly webkit: string | null;
  } | null;
}

/** The folder of the reports of the last run. */
const reports = path.join(root, '.cache/test-reports');

/** How many of the slowest tests are named at the end. */
const slowest = 10;

function reportOf({ name }: Suite): string {
  return path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
}

function quoted(words: readonly string[]): string {
  return words.map((word) => ` "${word}"`).join('');
}

/** The options of a runner for its reporters and the order of its files. */
function optionsOf(suite: Suite, seed: number): string {
  if (suite.runner === 'vitest') {
    return `--reporter=minimal --reporter=json --outputFile.json="${reportOf(suite)}" --sequence.shuffle.files --sequence.seed=${seed} --passWithNoTests`;
  }
  return suite.runner === 'playwright'
    ? `--reporter=dot,json --shuffle ${seed} --pass-with-no-tests`
    : '';
}

function commandOf({ suite, files }: Chosen, seed: number): string {
  const named = (files ?? []).map((file) => path.posix.relative(suite.folder ?? '', file));
  return `${suite.command} ${optionsOf(suite, seed)}${quoted(named)}`;
}

function environmentOf(suite: Suite, { browsers }: RunOptions): Record<string, string> {
  const chromium = suite.browser === 'whole' ? browsers?.whole : browsers?.headless;
  const firefox = suite.browser === 'firefox' ? browsers?.firefox : null;
  return {
    STORYBOOK_DISABLE_TELEMETRY: '1',
    // Without a locale Chromium saves a file whose name is more than ASCII as ‘download’.
    LANG: process.env['LANG'] ?? 'C.UTF-8',
    // The output is also stored in logs, so it has no colours. Playwright asks its workers for colours, and each would warn of NO_COLOR.
    ...(suite.runner === 'playwright' ? { NO_COLOR: '', FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
    ...(chromium === undefined ? {} : { TRAM_CHROMIUM: chromium }),
    ...(typeof firefox === 'string' ? { TRAM_FIREFOX: firefox } : {}),
    ...(suite.runner === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(suite) } : {}),
    ...suite.env,
  };
}

/** The result of a suite. */
interface Ran {
  readonly suite: Suite;
  readonly passed: boolean;
  readonly tests: readonly TestResult[];
  /** ms */
  readonly duration: number;
}

async function runOne(chosen: Chosen, options: RunOptions): Promise<Ran> {
  const { suite } = chosen;
  rmSync(reportOf(suite), { force: true });
  const { ok, output, duration } = await run(commandOf(chosen, options.seed), {
    cwd: path.join(root, suite.folder ?? ''),
    env: environmentOf(suite, options),
  });
  const tests = readReport(suite.runner, reportOf(suite));
  const facts = [
    seconds(duration),
    ...(suite.runner === 'none' ? [] : [`${tests.length} tests`]),
    ...(chosen.files === null ? [] : [`${chosen.files.length} files`]),
  ].join(', ');
  if (ok) {
    console.log(`ok      ${suite.name} (${facts})`);
    // A suite that could not look at something says so in such a line.
    for (const line of output.matchAll(/^not checked: .*$/gm)) console.log(`        ${line[0]}`);
  } else
    console.log(`FAILED  ${suite.name} (${facts})\n${output.replace(/^JSON report .*$/m, '')}\n`);
  return { suite, passed: ok, tests, duration };
}

/** Every test file with its seconds, the slowest first: `.cache/test-reports/files.md`. */
function writeFiles(ran: readonly Ran[]): void {
  const rows = ran.flatMap(({ suite, tests }) =>
    [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => ({
      suite: suite.name,
      file,
      count: own.length,
      ms: own.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const lines = rows
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ suite, file, count, ms }) => `| ${suite} | ${file} | ${count} | ${seconds(ms)} |`);
  writeFileSync(
    path.join(reports, 'files.md'),
    ['| suite | file | tests | in its tests |', '| --- | --- | ---: | ---: |', ...lines, ''].join(
      '\n',
    ),
  );
}

function sayWhatWasSlow(ran: readonly Ran[]): void {
  const tests = ran
    .flatMap((one) => one.tests)
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, slowest);
  if (tests.length === 0) return;
  console.log('slowest');
  for (const { file, name, duration } of tests) {
    console.log(`  ${seconds(duration).padStart(8)}  ${file}  ${name}`);
  }
}

function needsPortal({ suite }: Chosen): boolean {
  return suite.place !== 'check' && suite.withoutPortal !== true;
}

/**
 * Runs the suites, as many at a time as the machine has cores (at most two: each may use more than one itself), the longest
 * first, those without the portal while that is built. Prints a line for each as it ends, what failed of each that fails, and
 * at the end the slowest tests and those that needed a second try.
 * @returns whether all passed
 * @throws where the portal cannot be built; what runs beside that comes to its end, and nothing further is begun
 */
export async function runSuites(chosen: readonly Chosen[], options: RunOptions): Promise<boolean> {
  const started = performance.now();
  mkdirSync(reports, { recursive: true });
  const ran: Ran[] = [];
  const longestFirst = chosen.toSorted((one, other) => other.suite.seconds - one.suite.seconds);
  const together = longestFirst.filter(({ suite }) => suite.alone !== true);
  const alone = longestFirst.filter(({ suite }) => suite.alone === true);

  let isBuilt = !chosen.some(needsPortal);
  const built = isBuilt ? Promise.resolve() : buildPortal((line) => console.log(line));
  built.then(
    () => (isBuilt = true),
    // Nothing further is started; the reason is passed to the callers that wait.
    () => together.splice(0),
  );

  async function takeFrom(queue: Chosen[]): Promise<Chosen | undefined> {
    const early = isBuilt ? 0 : queue.findIndex((one) => !needsPortal(one));
    if (early === -1) await built;
    return queue.splice(Math.max(early, 0), 1).at(0);
  }

  async function lane(queue: Chosen[]): Promise<void> {
    for (let next = await takeFrom(queue); next; next = await takeFrom(queue)) {
      ran.push(await runOne(next, options));
    }
  }

  const lanes = Math.min(2, availableParallelism());
  await Promise.all(Array.from({ length: lanes }, () => lane(together)));
  await built;
  await lane(alone);

  writeFiles(ran);
  sayWhatWasSlow(ran);
  const again = ran.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'second try'));
  console.log(again.length === 0 ? 'no second tries' : `second tries: ${again.length}`);
  for (const { file, name } of again) console.log(`  ${file}  ${name}`);
  const failed = ran.filter(({ passed }) => !passed);
  for (const { suite } of failed) console.log(`failed: ${suite.name}`);
  const took = Math.round((performance.now() - started) / 1000);
  console.log(
    `${ran.length - failed.length} suites passed, ${failed.length} failed, in ${Math.floor(took / 60)} min ${took % 60} s`,
  );
  return failed.length === 0;
}
