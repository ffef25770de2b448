import type { BrowserContext, CDPSession, Page } from 'playwright';
import { type Requests, watchRequests } from './requests.ts';
import type { Mode } from './subjects.ts';
import { longestWait, within } from './within.ts';

/** What Chromium counts of a page. */
export interface Counters {
  /** What the tasks of the main thread took of the processor, ms; slowed down as the mode says. */
  readonly main: number;
  /** Bytes of JavaScript that are in use. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export interface MeasuredPage {
  readonly page: Page;
  readonly requests: Requests;
  /** @param collect garbage before, so that only what is in use is counted. @default false */
  readonly counters: (collect?: boolean) => Promise<Counters>;
  /**
   * Waits until nothing has been asked for in this time, and the main thread has nothing before us.
   * @param what is waited for, for the message of a page that never gets quiet
   */
  readonly untilQuiet: (time: number, what: string) => Promise<void>;
}

async function countersOf(devtools: CDPSession): Promise<Counters> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => {
    const found = metrics.find((one) => one.name === name);
    if (found === undefined) throw new Error(`Chromium does not count ${name}.`);
    return found.value;
  };
  return {
    main: metric('TaskDuration') * 1000,
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** Opens an empty page in which everything is counted, as slow as the mode says. */
export async function openMeasured(context: BrowserContext, mode: Mode): Promise<MeasuredPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(longestWait);
  const devtools = await context.newCDPSession(page);
  const requests = await watchRequests(devtools);
  // The thread's own time on the processor: what the computer does meanwhile is not in it.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: mode.cpuSlowdown });
  if (mode.network !== null) {
    const { latency, throughput } = mode.network;
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }

  const isQuiet = async (time: number): Promise<boolean> => {
    if (requests.quietFor() < time) return false;
    // Answers that have arrived may still wait for the main thread.
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
    );
    return requests.quietFor() >= time;
  };

  return {
    page,
    requests,
    async counters(collect = false) {
      if (collect) await devtools.send('HeapProfiler.collectGarbage');
      return countersOf(devtools);
    },
    async untilQuiet(time, what) {
      const limit = performance.now() + 3 * longestWait;
      while (!(await within(isQuiet(time), what))) {
        if (performance.now() > limit) throw new Error(`${what} was not quiet within a minute.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
