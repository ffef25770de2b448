/** Random ways through a lifecycle; one on which the two sides part is shortened and printed. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PropertyCases, propertyRuns, wantedSeed } from '../../src/testing/property-runs.ts';

/** The gate repeats one run, so that it says the same of the same code; other seeds try other ways. */
const seed = wantedSeed() ?? 20_261_121;

/** What is tried. */
export interface Walk<Step> {
  readonly ways: PropertyCases;
  readonly longest: number;
  readonly step: fc.Arbitrary<Step>;
  /** Goes one way from the beginning. @throws Error where the two sides do not agree */
  readonly go: (steps: readonly Step[]) => Promise<void>;
}

/** One test for many ways. */
export function agreesOnAnyWay<Step>({ ways, longest, step, go }: Walk<Step>): void {
  const numRuns = propertyRuns(ways);
  test(`on ${numRuns} ways at random (TRAM_SEED=${seed})`, async () => {
    const steps = fc.array(step, { minLength: 3, maxLength: longest });
    const outcome = await fc.check(fc.asyncProperty(steps, go), { numRuns, seed });
    if (!outcome.failed) return;
    const { errorInstance } = outcome;
    const cause = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    expect.fail(`${await fc.asyncDefaultReportMessage(outcome)}\n\n${cause}`);
  });
}
