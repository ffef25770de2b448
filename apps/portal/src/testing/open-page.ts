import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startPageServer, type PageServer } from './page-server.ts';

/** What a test of pages works with. */
export interface PageTest {
  readonly server: PageServer;
  /** What the console has said so far and should not have; taken out, so that a test can expect it. */
  takeFaults(): readonly string[];
  /** Opens a fresh browser profile. @param storage what is in `localStorage` before the page's first script */
  open(
    options?: BrowserContextOptions & { storage?: Readonly<Record<string, string>> },
  ): Promise<Page>;
}

/** A signed-in customer, as the specification's storage keys hold one. */
export const signedIn = {
  app_access_token: 'a-token',
  app_user_info: JSON.stringify({
    _id: '0123456789abcdef01234567',
    username: 'demo',
    role: 'USER',
  }),
  app_current_account: '0123456789abcdef01234567',
} as const;

/**
 * Gives the tests of a file a server and a browser. After each test the console must have stayed quiet: no error, no warning,
 * nothing that the content security policy refused, no exception, no hydration that did not fit.
 */
export function pageTest(): PageTest {
  let server: PageServer | null = null;
  let browser: Browser | null = null;
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserEndpoint'));
  });
  // Only the connection, and what was opened through it: the browser goes on for the other files.
  afterAll(() => browser?.close());

  beforeEach(async () => {
    faults = [];
    server = await startPageServer(inject('builtPortal'));
  });
  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await server?.close();
    expect(faults).toEqual([]);
  });

  return {
    get server() {
      if (server === null) throw new Error('The server is there only during a test');
      return server;
    },
    takeFaults: () => faults.splice(0),
    async open({ storage = {}, ...options } = {}) {
      if (browser === null || server === null) throw new Error('Only during a test');
      const context = await browser.newContext({
        baseURL: server.origin,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        // What is kept for a visit without a network is a journey's to try.
        serviceWorkers: 'block',
        ...options,
      });
      await context.addInitScript((values) => {
        // A blank page has no storage.
        if (window.origin === 'null') return;
        // Once a profile: what the page itself removes must stay removed.
        if (window.sessionStorage.getItem('prepared') !== null) return;
        window.sessionStorage.setItem('prepared', '1');
        for (const [key, value] of Object.entries(values)) window.localStorage.setItem(key, value);
      }, storage);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // A refused call is an answer that tests ask for; the browser reports each as an error of the network.
        const isAnswer = message.text().startsWith('Failed to load resource');
        // The browser that tests are driven by says so when it keeps the worker away.
        const isBlocked = message.text().startsWith('Service Worker registration blocked');
        if (['error', 'warning'].includes(message.type()) && !isAnswer && !isBlocked) {
          faults.push(message.text());
        }
      });
      return page;
    },
  };
}

/** Whether the heading that a page was sent with is still the one on screen when the application has come. */
export async function keepsItsHeading(
  pages: PageTest,
  path: string,
  options: BrowserContextOptions = {},
): Promise<boolean> {
  const release = pages.server.holdScripts();
  const page = await pages.open(options);
  await page.goto(path, { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  release();
  // React leaves its mark on what it has taken over.
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && Object.keys(title).some((key) => key.startsWith('__react'));
  });
  return heading !== null && heading.evaluate((element) => element.isConnected);
}
