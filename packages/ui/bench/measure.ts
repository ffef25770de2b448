import type { Browser } from 'playwright';
import type { Scenario } from './scenarios.ts';
import { tasksIn, type Tasks } from './trace.ts';

/** Shortest time that the browser tells of an event, ms. */
export const leastTold = 16;

/** One walk through a scenario. */
export interface Measured extends Tasks {
  /** Longest time from a key or press to the frame that shows its effect, of the interactions but the slowest 2 %, ms. */
  readonly interaction: number;
}

declare global {
  var benchInteractions: Map<number, number>;
}

/** Opens a page of its own, does what the scenario says, and reads what the main thread did meanwhile. */
export async function measured(
  browser: Browser,
  origin: string,
  scenario: Scenario,
  kind: 'kit' | 'plain',
): Promise<Measured> {
  const page = await browser.newPage({
    viewport: { width: 1600, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  try {
    await page.goto(`${origin}/?subject=${scenario.subject}&kind=${kind}`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await scenario.prepare(page);
    await page.evaluate((durationThreshold) => {
      globalThis.benchInteractions = new Map();
      // TypeScript's own type of these options has not heard of the threshold.
      const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
        type: 'event',
        durationThreshold,
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
          const known = globalThis.benchInteractions.get(entry.interactionId) ?? 0;
          globalThis.benchInteractions.set(entry.interactionId, Math.max(known, entry.duration));
        }
      }).observe(options);
    }, leastTold);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await scenario.act(page);
    const tasks = tasksIn(await browser.stopTracing());
    const told = await page.evaluate(() => [...globalThis.benchInteractions.values()]);
    const total = await page.evaluate(() => performance.interactionCount);
    return { ...tasks, interaction: percentile98(told, total) };
  } finally {
    await page.close();
  }
}

/** Of `total` interactions only the slow ones are told; 0 stands for faster than the browser tells. */
function percentile98(told: readonly number[], total: number): number {
  const slowest = told.toSorted((one, other) => other - one);
  return slowest[Math.floor(total * 0.02)] ?? 0;
}
