/** Runs the workflows of `openapi/flows` with Redocly's Arazzo runner and reads what it did. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReportedStep, readReport } from './report.ts';

const contractFolder = path.dirname(
  fileURLToPath(import.meta.resolve('@tram/openapi/portal.yaml')),
);
const runner = createRequire(path.join(contractFolder, 'package.json')).resolve(
  '@redocly/cli/bin/cli.js',
);

/** The workflow files, one a lifecycle, as the runner names them. What they share is in a folder below. */
export const flowFiles: readonly string[] = readdirSync(path.join(contractFolder, 'flows'))
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .map((name) => `flows/${name}`);

/** What became of one file. */
export interface FlowOutcome {
  /** Empty when it passed: else what failed, repeated looks whether a machine is ready among it. */
  readonly faults: readonly string[];
  /** Every call that was made, in order, those of shared workflows and repeated ones among them. */
  readonly calls: readonly ReportedStep[];
}

/** What became of all of them. */
export interface FlowRun {
  /** Whether the runner itself says that everything passed. */
  readonly passed: boolean;
  /** What it printed. */
  readonly output: string;
  readonly outcomes: ReadonlyMap<string, FlowOutcome>;
}

/**
 * Runs every file against a server, one after another.
 * @param reportFile where the runner may write its report
 */
export async function runFlows(origin: string, reportFile: string): Promise<FlowRun> {
  const servers = ['--server', `portal=${origin}/api`, '--server', `sandbox=${origin}`];
  // Nothing is masked: the answers are checked once more. Every look whether a machine is ready counts as a step.
  const options = ['--no-secrets-masking', '--json-output', reportFile, '--max-steps', '10000'];
  const child = spawn(process.execPath, [runner, 'respect', ...flowFiles, ...servers, ...options], {
    cwd: contractFolder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { passed: code === 0, output, outcomes: await readOutcomes(reportFile, output) };
}

async function readOutcomes(file: string, output: string): Promise<Map<string, FlowOutcome>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`the runner wrote no report:\n${output}`, { cause: error });
  });
  const report = readReport(JSON.parse(text));
  return new Map(
    Object.entries(report.files).map(([name, { executedWorkflows }]) => [
      name,
      {
        faults: executedWorkflows.filter(({ status }) => status !== 'success').flatMap(faultsOf),
        calls: executedWorkflows.flatMap(callsOf),
      },
    ]),
  );
}

function callsOf(step: ReportedStep): readonly ReportedStep[] {
  return step.executedSteps === undefined ? [step] : step.executedSteps.flatMap(callsOf);
}

function faultsOf(workflow: ReportedStep): readonly string[] {
  const failed = callsOf(workflow).flatMap(({ workflowId, stepId, checks = [] }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ message }) => `${workflowId} ${stepId}: ${message}`),
  );
  return [`${workflow.workflowId} failed`, ...failed];
}
