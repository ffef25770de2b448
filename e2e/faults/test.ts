import { expect, test as base } from '../test.ts';

/** What the browser itself logs about an error response or a lost one. */
const networkLine = /^Failed to load resource: (?:net::ERR_|the server responded with a status of)/;

/** The words of our programs and of browsers, which a customer must never read. */
const english =
  /\b(?:error|errors|failed|failure|fetch|network|timeout|unexpected|undefined|null|NaN|object|token is|forbidden|unauthorized|not found|conflict|bad request|server error|try again)\b/i;

interface MatrixFixtures {
  /** After every test of the matrix: no fault is left, and the page is intact. */
  readonly soundPage: void;
}

/** The test of the fault matrix: a separate product, whose machines are made at once and whose faults are cleared. */
export const test = base.extend<MatrixFixtures>({
  productEnvironment: [
    {
      TRAM_PROVISION_MS: '400',
      TRAM_LOG_LEVEL: 'fatal',
      // Data of tests must not push the seed off the first page.
      TRAM_PAGE_SIZE: '100',
    },
    { scope: 'worker' },
  ],
  soundPage: [
    async ({ page, sandbox, consoleFaults }, provide) => {
      await provide();
      await sandbox.clearFaults();
      expect(consoleFaults.filter((fault) => !networkLine.test(fault))).toEqual([]);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Đang tải…' })).toHaveCount(0);
      const said = await page.getByRole('alert').or(page.getByRole('status')).allInnerTexts();
      expect(said.filter((words) => english.test(words))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
