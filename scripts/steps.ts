import { availableParallelism } from 'node:os';
import { run, seconds } from './processes/run.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  /** It fills the machine by itself: it runs after the others, with nothing beside it. @default false */
  readonly alone?: boolean;
}

/** What a vitest or Playwright run counted, read from its closing lines; null where it counted nothing. */
function counted(output: string): string | null {
  const vitest = /Tests\s+(?:\d+ failed \| )?(\d+ passed)/.exec(output);
  const playwright = /^\s+(\d+ passed)/m.exec(output);
  return vitest?.[1] ?? playwright?.[1] ?? null;
}

/** The journeys that passed at their second try only, by the names in Playwright's closing lines. */
function atSecondTry(output: string): readonly string[] {
  const block = /^ {2}\d+ flaky\n((?: {4}.*\n)+)/m.exec(output)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.replaceAll('─', '').trim())
    .filter((line) => line !== '');
}

/**
 * Runs the steps, as many at a time as the machine has cores (at most two: each may use more than one itself),
 * prints a line for each as it ends and the whole output of each that fails.
 * @returns whether all passed
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const waiting = steps.filter((step) => step.alone !== true);
  const last = steps.filter((step) => step.alone === true);
  const failed: string[] = [];
  let passed = 0;
  async function lane(queue: Step[]): Promise<void> {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      // Their words are kept, in logs too: without colours.
      const outcome = await run(step.command, { env: { NO_COLOR: '1', ...step.env } });
      const count = counted(outcome.output);
      const facts = [seconds(outcome.duration), ...(count === null ? [] : [count])].join(', ');
      if (outcome.ok) {
        passed += 1;
        console.log(`ok      ${step.name} (${facts})`);
        for (const name of atSecondTry(outcome.output))
          console.log(`        at the second try: ${name}`);
      } else {
        failed.push(step.name);
        console.log(`FAILED  ${step.name} (${facts})\n${outcome.output}\n`);
      }
    }
  }
  const lanes = Math.min(2, availableParallelism());
  await Promise.all(Array.from({ length: lanes }, () => lane(waiting)));
  await lane(last);
  for (const name of failed) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  return failed.length === 0;
}
