/** What Vitest and Playwright write about a run, read into one form. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../root.ts';
import type { Runner } from './suites.ts';

/** One test that ran. */
export interface TestResult {
  /** Path from the root. */
  readonly file: string;
  readonly name: string;
  /** ms, all its tries together. */
  readonly duration: number;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'second try';
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number())),
        }),
      ),
    }),
  ),
});

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
});

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly v.InferOutput<typeof playwrightSpec>[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(playwrightSuite),
});

const fromRoot = (file: string) => path.relative(root, file).replaceAll('\\', '/');

function vitestOutcome(status: string): TestResult['outcome'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

const playwrightOutcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'second try',
  skipped: 'skipped',
} as const;

function ofVitest(report: unknown): readonly TestResult[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: fromRoot(name),
      name: fullName,
      duration: duration ?? 0,
      outcome: vitestOutcome(status),
    })),
  );
}

function ofPlaywright(report: unknown): readonly TestResult[] {
  const { config, suites } = v.parse(playwrightReport, report);
  const within = (suite: PlaywrightSuite, titles: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file: fromRoot(path.join(config.rootDir, file)),
        name: [...titles, title].join(' '),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
        outcome: playwrightOutcomes[status],
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  // The outermost suite is the file, which the result names already.
  return suites.flatMap((file) => within(file, []));
}

/**
 * Reads the report of a run.
 * @returns every test that it names; none where there is no report, as after a run that ended before its first test
 * @throws where the report has not the form of the installed versions
 */
export function readReport(runner: Runner, file: string): readonly TestResult[] {
  if (runner === 'none' || !existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
}
