/**
 * `npm run check:story-pages`: opens every page of documentation of the built Storybook and looks at what a reader needs. Nothing lies
 * over the page; usage comes before the props; a component has a status and props with types; a page is English. Axe looks at
 * the first page and at one page of each kind, in light and dark. Stories in frames beside each other play without a failure and
 * stay as they are then. Contents follow the headings of a story. `-- --built` takes the Storybook of the last run; other words
 * choose pages by their titles.
 */
import path from 'node:path';
import { chromium as browserType, type Page } from 'playwright';
import { chromium } from './processes/chromium.ts';
import { seconds } from './processes/run.ts';
import { root } from './root.ts';
import { buildStories, pagesOfBuild, serveStories } from './stories/built-stories.ts';
import {
  axeFaults,
  contentsMade,
  frameFaults,
  openPage,
  pageFaults,
} from './stories/story-document.ts';

const folder = path.join(root, '.cache/story-pages');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const say = (line: string) => console.log(line);

/** A page with controls, one whose stories are in frames, one of the foundations, and the first of all. */
const forAxe = [
  'components-actions-button--docs',
  'components-overlays-dialog--docs',
  'foundations-colours--docs',
  'welcome--welcome',
] as const;

async function lookAtPages(page: Page, origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const pages = pagesOfBuild(folder).filter(
    ({ title }) =>
      // Of screens a page has nothing but frames.
      !title.startsWith('Screens/') &&
      (words.length === 0 || words.some((word) => title.toLowerCase().includes(word))),
  );
  for (const { id, title } of pages) {
    await openPage(page, id, { origin, theme: 'light' });
    faults.push(...(await pageFaults(page, title)).map((fault) => `${title}: ${fault}`));
  }
  say(`${pages.length} pages opened`);
  return faults;
}

async function lookWithAxe(page: Page, origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const id of forAxe) {
      await openPage(page, id, { origin, theme });
      faults.push(...(await axeFaults(page)).map((fault) => `${id} in ${theme}: ${fault}`));
    }
  }
  return faults;
}

/** Pages whose stories in frames want the focus, which is one for all of them; and what stays open in each frame. */
const withFrames = [
  ['components-actions-actionmenu--docs', '[role="menu"]'],
  ['components-overlays-dialog--docs', null],
  ['components-feedback-toastregion--docs', null],
] as const;

async function lookIntoFrames(page: Page, origin: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [id, opened] of withFrames) {
    await openPage(page, id, { origin, theme: 'light' });
    faults.push(...(await frameFaults(page, opened)).map((fault) => `${id}: ${fault}`));
  }
  return faults;
}

/** A story may be drawn long after the page, and change its headings: the contents list those that are there. */
async function lookAtChangedContents(page: Page, origin: string): Promise<readonly string[]> {
  const id = 'foundations-space--docs';
  await openPage(page, id, { origin, theme: 'light' });
  await page.getByRole('searchbox', { name: 'Search space' }).fill('dialog');
  await page.waitForFunction(() => document.querySelectorAll('main .sb-story h2').length === 1);
  await contentsMade(page);
  const listed = await page.locator('.toc-link').allTextContents();
  return listed.join() === 'Corners' ? [] : [`${id}: searched, its contents are ${listed.join()}`];
}

const started = performance.now();
const executablePath = await chromium(say);
if (!process.argv.includes('--built')) await buildStories(folder);
say(`built in ${seconds(performance.now() - started)}`);
const { origin, close } = await serveStories(folder);
const browser = await browserType.launch({ executablePath });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  // What is in a frame is a story alone, which is a test of its own.
  await page.route('**/*framed=1*', (route) => route.abort());
  const faults = [...(await lookAtPages(page, origin))];
  if (words.length === 0) {
    faults.push(...(await lookWithAxe(page, origin)));
    faults.push(...(await lookAtChangedContents(page, origin)));
    await page.unrouteAll();
    faults.push(...(await lookIntoFrames(page, origin)));
  }
  for (const fault of faults) say(`problem: ${fault}`);
  say(`${faults.length} problems in ${seconds(performance.now() - started)}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await close();
}
