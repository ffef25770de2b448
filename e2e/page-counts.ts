import type { Page } from '@playwright/test';

/** How much there is of a page once garbage is collected: what grows by the minute fills a tab that is left open. */
interface PageCounts {
  readonly elements: number;
  readonly listeners: number;
  /** Timers that are to run, once or again and again. */
  readonly timers: number;
}

declare global {
  /** The ids of the page's timers. */
  var timersToRun: Set<unknown>;
}

/** Runs in the page: keeps account of its timers, which a browser does not count. */
function followTimers(): void {
  const timers = new Set<unknown>();
  globalThis.timersToRun = timers;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const replace = (name: string, by: (own: Function) => Function): void => {
    const own: unknown = Reflect.get(globalThis, name);
    if (typeof own === 'function') Reflect.set(globalThis, name, by(own));
  };
  for (const name of ['setTimeout', 'setInterval']) {
    replace(name, (own) => (handler: Function, ...rest: unknown[]) => {
      const run = (...given: unknown[]): void => {
        if (name === 'setTimeout') timers.delete(id);
        Reflect.apply(handler, globalThis, given);
      };
      const id: unknown = Reflect.apply(own, globalThis, [run, ...rest]);
      timers.add(id);
      return id;
    });
  }
  for (const name of ['clearTimeout', 'clearInterval']) {
    replace(name, (own) => (id: unknown) => {
      timers.delete(id);
      Reflect.apply(own, globalThis, [id]);
    });
  }
}

/**
 * Call it before the page is opened, and after its clock was replaced by Playwright's.
 * @returns counts the page as it is now
 */
export async function pageCounter(page: Page): Promise<() => Promise<PageCounts>> {
  await page.addInitScript(followTimers);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return {
      elements: await page.locator('*').count(),
      listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
      timers: await page.evaluate(() => globalThis.timersToRun.size),
    };
  };
}
