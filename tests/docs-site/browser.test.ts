/** Every page of the site in a browser, and what a reader does with it. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { colourRules, violationsOn } from '../../e2e/axe.ts';
import { lifecyclePages } from '../../docs-site/content/navigation.ts';
import { addressOf, builtPages } from './pages.ts';

const site = inject('address');
const addresses = builtPages()
  .filter(({ file }) => file !== '404.html')
  .map(addressOf);

/**
 * The pages that axe looks at: of the operations, which are drawn by the same components, every sixth; of the others all.
 * An operation takes it five times as long as a document.
 */
const looked = addresses.filter(
  (address, index) => !address.includes('/operations/') || index % 6 === 0,
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium') });
});
afterAll(() => browser.close());

/** Does something on pages, two at a time, and gives what it finds, with the page. */
async function onPages(
  visited: readonly string[],
  options: Parameters<Browser['newContext']>[0],
  find: (page: Page) => Promise<readonly string[]>,
  watch: (page: Page) => void = () => undefined,
): Promise<readonly string[]> {
  const context = await browser.newContext(options);
  const waiting = [...visited];
  const found: string[] = [];
  const walk = async () => {
    const page = await context.newPage();
    watch(page);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await page.goto(site + next, { waitUntil: 'load' });
      const address = next;
      found.push(...(await find(page)).map((fault) => `/${address} ${fault}`));
    }
  };
  await Promise.all([walk(), walk()]);
  await context.close();
  return found;
}

const inWords = (violations: Awaited<ReturnType<typeof violationsOn>>) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0] ?? ''}`);

describe('every page', () => {
  test('axe finds nothing in light', async () => {
    const found = await onPages(looked, { colorScheme: 'light' }, async (page) =>
      inWords(await violationsOn(page)),
    );
    expect(found).toEqual([]);
  });

  test('axe finds nothing in the colours of the dark theme', async () => {
    const found = await onPages(looked, { colorScheme: 'dark' }, async (page) => {
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      return inWords(await violationsOn(page, colourRules));
    });
    expect(found).toEqual([]);
  });

  test('asks nobody else for anything, complains of nothing and does not scroll sideways at 320 px', async () => {
    const heard: string[] = [];
    const found = await onPages(
      addresses,
      { viewport: { width: 320, height: 640 } },
      async (page) => {
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        return wider > 0 ? [`is ${wider} px wider than the window`] : [];
      },
      (page) => {
        page.on('request', (request) => {
          if (!request.url().startsWith(site)) heard.push(request.url());
        });
        page.on('console', (message) => {
          if (message.type() === 'error') heard.push(`${page.url()}: ${message.text()}`);
        });
      },
    );
    expect(found).toEqual([]);
    expect(heard).toEqual([]);
  });
});

test('without scripts the words, the sidebar and the diagrams are there', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site}lifecycles/session/`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Session');
  expect(await page.getByText('You are here').first().isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Payment', exact: true }).first().click();
  await expect.poll(() => page.url()).toBe(`${site}lifecycles/payment/`);
  await page.close();
});

test('the search finds a document by its words, below any path', async () => {
  const page = await browser.newPage();
  await page.goto(`${site}decisions/`);
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog');
  await search.getByRole('textbox').fill('Ariakit guest');
  await search
    .getByRole('link', { name: /Ariakit for the shell/ })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain(`${site}decisions/0008-two-component-libraries/`);
  await page.close();
});

/** Opens the page of a lifecycle that can be stepped through. */
async function openLive(name: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site}lifecycles/${name}/`);
  // Until React has taken over, a press is nobody's.
  await page.locator('.player-panel:not([inert])').waitFor();
  return page;
}
/** The states in which the lifecycle on the page is. */
const here = (page: Page) =>
  page
    .locator('[aria-current="step"]')
    .evaluateAll((states) => states.map((state) => state.querySelector('span')?.textContent));

test.each(lifecyclePages.map(({ route }) => route))(
  '%s: React takes over what was built as it is',
  async (route) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${site}${route}/`);
    await page.locator('.player-panel:not([inert])').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  },
);

describe('a lifecycle is stepped through', () => {
  test('an event, an answer, back, and from the beginning again', async () => {
    const page = await openLive('recharge-qr');
    expect(await here(page)).toEqual(['editing']);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect.poll(() => here(page)).toEqual(['creating']);
    await page.getByRole('button', { name: 'request: paid' }).click();
    await expect.poll(() => here(page)).toEqual(['awaiting']);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => here(page)).toEqual(['creating']);
    await page.getByRole('button', { name: 'Begin again' }).click();
    await expect.poll(() => here(page)).toEqual(['editing']);
    await page.close();
  });

  test('it begins in any state, and the keyboard keeps its place', async () => {
    const page = await openLive('session');
    await page.getByLabel('Begin in').selectOption({ label: 'inside › ready' });
    await page.getByRole('button', { name: 'LOG_OUT' }).focus();
    await page.keyboard.press('Enter');
    // The page itself, which has the focus where nothing else has it, holds these words too.
    await expect
      .poll(() => page.locator('p:focus').allTextContents())
      .toEqual([expect.stringContaining('LOG_OUT has led to')]);
    await page.close();
  });
});
