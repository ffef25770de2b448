/** What a customer with 200 PCs and 1,000 orders does once everything is on screen, and an hour that passes meanwhile. */
import type { Browser, ElementHandle, Locator, Page } from 'playwright';
import { passingTime } from '../../e2e/passing-time.ts';
import { Sandbox } from '../../e2e/sandbox.ts';
import type { SignedIn } from '../processes/session.ts';
import { type Counters, type MeasuredPage, openMeasured } from './measured-page.ts';
import { type Mode, subjects } from './subjects.ts';
import { newContext } from './visit.ts';
import { longestWait, within } from './within.ts';

/** What an action cost. */
export interface Acted {
  readonly name: string;
  /** What the tasks of the main thread took of the processor, ms. */
  readonly main: number;
  /** Longest task, ms; 0 where none was longer than 50. */
  readonly longestTask: number;
  /** Longest time from a key or press to the frame that shows its effect, ms; 0 where all were faster than 16. */
  readonly interaction: number;
}

interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly session: SignedIn;
  readonly say: (line: string) => void;
}

/** How long nothing is asked for when an action counts as done, ms. */
const quiet = 500;

async function acted(
  measured: MeasuredPage,
  name: string,
  act: (page: Page) => Promise<void>,
  limit?: number,
): Promise<Acted> {
  const { page, counters, untilQuiet } = measured;
  const before = await counters();
  await page.evaluate(() => {
    globalThis.benchNotes.longTasks.length = 0;
    globalThis.benchNotes.interactions.clear();
  });
  await within(act(page), name, limit);
  await untilQuiet(quiet, name);
  const after = await counters();
  const { longest, slowest } = await page.evaluate(() => ({
    longest: Math.max(0, ...globalThis.benchNotes.longTasks),
    slowest: Math.max(0, ...globalThis.benchNotes.interactions.values()),
  }));
  return { name, main: after.main - before.main, longestTask: longest, interaction: slowest };
}

/**
 * The element itself, found before anything is measured: a locator looks for names through the whole document, on the page's own main
 * thread, and would be most of what is measured.
 */
async function elementOf(locator: Locator): Promise<ElementHandle> {
  const element = await locator.elementHandle();
  if (element === null) throw new Error('The page has nothing to press.');
  return element;
}

/** Waits for an element, and asks the page for nothing else. */
async function present(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: 50,
  });
}

const dialog = '[role="dialog"]';

/** Presses 'Xem thêm' until there are no more. */
async function showAll(page: Page, more: ElementHandle): Promise<void> {
  const cards = () => page.evaluate(() => document.querySelectorAll('main article').length);
  while ((await more.isVisible()) && (await more.isEnabled())) {
    const shown = await cards();
    await more.click();
    await page.waitForFunction(
      (least) => document.querySelectorAll('main article').length > least,
      shown,
      { polling: 50 },
    );
  }
}

/** Steps of a wheel through the whole list. */
const scrollSteps = 40;

/** Scrolls from the top to the end, a step a frame, as a finger that lets go does. */
function scrollThrough(steps: number): Promise<void> {
  return new Promise((resolve) => {
    let step = 0;
    const next = (): void => {
      step += 1;
      window.scrollTo(0, (document.documentElement.scrollHeight * step) / steps);
      if (step < steps) requestAnimationFrame(() => requestAnimationFrame(next));
      else requestAnimationFrame(() => resolve());
    };
    window.scrollTo(0, 0);
    requestAnimationFrame(next);
  });
}

/** Between two letters, ms. */
const typingPace = 120;

const type = (text: string) => (page: Page) => page.keyboard.type(text, { delay: typingPace });

async function withPage<Value>(
  { browser, session }: Place,
  mode: Mode,
  act: (measured: MeasuredPage) => Promise<Value>,
): Promise<Value> {
  const context = await newContext(browser, mode, subjects.pcs200, session);
  try {
    return await act(await openMeasured(context, mode));
  } finally {
    await context.close();
  }
}

/**
 * Walks through the list of 200 PCs and that of 1,000 orders.
 * @param add is told of every action when it has been done, so that one that fails costs only those after it
 */
export function walkLongList(place: Place, mode: Mode, add: (acted: Acted) => void): Promise<void> {
  const { origin, say } = place;
  return withPage(place, mode, async (measured) => {
    const { page, untilQuiet } = measured;
    const does = async (
      name: string,
      act: (page: Page) => Promise<void>,
      limit?: number,
    ): Promise<void> => {
      const result = await acted(measured, name, act, limit);
      add(result);
      say(`  ${mode.name}, ${name}: ${result.main.toFixed(0)} ms`);
    };
    await page.goto(`${origin}/`);
    await page.locator('main article').first().waitFor();
    await untilQuiet(2000, '200 PCs (long list)');
    const more = await elementOf(page.getByRole('button', { name: 'Xem thêm' }));
    const create = await elementOf(page.getByRole('button', { name: 'Tạo PC' }).first());
    // Each of its nineteen presses may take as long as any other step.
    await does('200 PCs: ‘Xem thêm’ to the end', () => showAll(page, more), 19 * longestWait);
    await does('200 PCs: scroll through all', () => page.evaluate(scrollThrough, scrollSteps));
    await does('200 PCs: open a dialog', async () => {
      await create.click();
      await present(page, dialog);
    });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await does('200 PCs: open the command palette', async () => {
      await page.keyboard.press('ControlOrMeta+K');
      await present(page, `${dialog} [role="combobox"]`);
    });
    await does('200 PCs: type in the command palette', type('may tram 12'));

    await page.goto(`${origin}/order-management`);
    await page.locator(subjects.orders.usable).first().waitFor();
    await untilQuiet(2000, '1,000 orders (long list)');
    // On a phone the filters are in a sheet.
    const openFilters = page.getByRole('button', { name: 'Lọc', exact: true });
    if (await openFilters.isVisible()) await openFilters.click();
    await page.getByRole('searchbox', { name: 'Tên máy' }).click();
    await does('1,000 orders: type in a filter', type('tram 12'));
  });
}

/** A page before and after an hour. */
export interface Hour {
  readonly before: Counters;
  readonly after: Counters;
  /** Requests in this hour. */
  readonly requests: number;
}

/** Lets an hour pass on the list of 200 PCs with all of them on screen. @param place with the origin of the product itself */
export function passHour(place: Place, mode: Mode): Promise<Hour> {
  const { origin, say } = place;
  return withPage(place, mode, async ({ page, requests, counters, untilQuiet }) => {
    const passOne = await passingTime(page, new Sandbox(origin));
    const pass = async (minutes: number): Promise<void> => {
      for (let left = minutes; left > 0; left -= 1) {
        await within(passOne(1), 'a minute of 200 PCs', 3 * longestWait);
      }
    };
    await page.goto(`${origin}${subjects.all200.path}`);
    await page.locator('main article').first().waitFor();
    await untilQuiet(2000, 'an hour of 200 PCs');
    // What is loaded or kept once belongs to no hour.
    await pass(6);
    await untilQuiet(2000, 'an hour of 200 PCs');
    const before = await counters(true);
    const asked = requests.all.length;
    for (let passed = 0; passed < 60; passed += 10) {
      await pass(10);
      say(`  ${mode.name}, an hour of 200 PCs: ${passed + 10} minutes`);
    }
    await untilQuiet(2000, 'an hour of 200 PCs');
    return { before, after: await counters(true), requests: requests.all.length - asked };
  });
}
