import { createRequire } from 'node:module';
import type { ConsoleMessage, Page } from 'playwright';

/** Where a built Storybook is served, and in which theme it is looked at. */
export interface Shown {
  readonly origin: string;
  readonly theme: 'light' | 'dark';
}

/** Opens a page of documentation, or the story that is one, and waits until it is drawn. */
export async function openPage(page: Page, id: string, { origin, theme }: Shown): Promise<void> {
  const viewMode = id.endsWith('--docs') ? 'docs' : 'story';
  await page.goto(
    `${origin}/iframe.html?id=${id}&viewMode=${viewMode}&globals=theme:${theme};a11y.manual:!true`,
    {
      // Frames load for longer than the page.
      waitUntil: 'domcontentloaded',
    },
  );
  await page.locator('h1').filter({ visible: true }).first().waitFor();
  // Stories are drawn after the words around them.
  await page.waitForFunction(
    () => document.querySelector('.sb-story [class*="loader" i]') === null,
  );
}

/**
 * Waits until the contents of a page list all of its headings: they are made anew a moment after one has come or gone. What is
 * never listed is for the caller to find.
 */
export async function contentsMade(page: Page): Promise<void> {
  await page
    .waitForFunction(() => {
      const headings = document.querySelectorAll(
        'main :is(h2, h3):not([data-component] .sb-story *, [inert] *)',
      );
      const links = document.querySelectorAll('.toc-link');
      return links.length > 0 && links.length === headings.length;
    })
    .catch(() => undefined);
}

/** What a reader of a page of documentation would stumble over. */
export async function pageFaults(page: Page, title: string): Promise<readonly string[]> {
  await contentsMade(page);
  return page.evaluate(
    (isComponent) => {
      const faults: string[] = [];
      const docs = document.querySelector('#storybook-docs');
      if (docs === null) return ['there is no page'];
      const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      const strangers = places.flatMap(([x, y]) => {
        const top = document.elementFromPoint(x * innerWidth, y * innerHeight);
        return top === null || docs.contains(top) || top.contains(docs) ? [] : [top];
      });
      const [over] = strangers;
      if (over !== undefined) faults.push(`${over.outerHTML.slice(0, 120)} lies over it`);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`it is ${scrollWidth - clientWidth} px too wide`);
      if (getComputedStyle(document.documentElement).overflowY === 'hidden') {
        faults.push('it does not scroll');
      }
      const open = [
        ...docs.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]'),
      ];
      if (open.length > 0) faults.push('something is open in it that belongs into a frame');
      if (document.documentElement.lang !== 'en') faults.push('its language is not English');
      if (docs.querySelector('.sb-errordisplay, [data-error]') !== null)
        faults.push('it has failed');
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-link')];
      if (links.length === 0) faults.push('its contents are empty');
      const dead = links.filter(({ hash }) => {
        const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
        return heading === null;
      });
      if (dead.length > 0) {
        faults.push(`its contents lead nowhere for ${dead.map((a) => a.textContent).join(', ')}`);
      }
      if (!isComponent) return faults;
      const headings = [...docs.querySelectorAll('main h2:not([inert] *, .sb-story *)')].map(
        ({ textContent }) => textContent.trim(),
      );
      const at = (start: string) => headings.findIndex((heading) => heading.startsWith(start));
      if (at('Usage') === -1) faults.push('it has no usage');
      if (at('Props') === -1) faults.push('it has no props');
      if (at('Usage') > at('Props')) faults.push('its props come before its usage');
      if (docs.querySelector('main > header p') === null)
        faults.push('it does not say what it is about');
      if (docs.querySelectorAll('[data-status]').length !== 1) faults.push('it has not one status');
      const listed = new Set(links.map(({ textContent }) => textContent));
      const missing = headings.filter((heading) => !listed.has(heading));
      if (missing.length > 0) faults.push(`its contents lack ${missing.join(', ')}`);
      const strange = [...docs.querySelectorAll(':is([inert], .sb-story) :is(h2, h3)')]
        .map(({ textContent }) => textContent)
        .filter((words) => listed.has(words));
      if (strange.length > 0) faults.push(`its contents name ${strange.join(', ')} of a story`);
      const rows = docs.querySelectorAll('.docblock-argstable-body tr');
      if (at('Props') !== -1 && rows.length === 0) faults.push('its table of props is empty');
      return faults;
    },
    title.startsWith('Components/') && !title.endsWith('/English'),
  );
}

/**
 * What the stories in frames of a page fail in; scrolled through at once, so that they load beside each other.
 * @param opened selects what each of them has opened and what stays open
 */
export async function frameFaults(page: Page, opened: string | null): Promise<readonly string[]> {
  const faults: string[] = [];
  // A play function that fails says so in the console alone.
  const listen = (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(message.text().split('\n', 1)[0] ?? '');
  };
  page.on('console', listen);
  const frames = await page.locator('iframe[src*="framed=1"]').all();
  for (const frame of frames) await frame.scrollIntoViewIfNeeded();
  for (const frame of frames) {
    const played = frame.contentFrame().locator('html[data-played]');
    const title = await frame.getAttribute('title');
    await played
      .waitFor({ timeout: 60_000 })
      .catch(() => faults.push(`the story in the frame “${title}” did not play to its end`));
  }
  page.off('console', listen);
  if (opened === null) return faults;
  for (const frame of frames) {
    if ((await frame.contentFrame().locator(opened).count()) > 0) continue;
    faults.push(
      `the frame “${await frame.getAttribute('title')}” has closed what its story opened`,
    );
  }
  return faults;
}

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on the page that is shown; what is in frames is looked at by the tests of the stories. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axeFile });
  const found: readonly Finding[] = await page.evaluate(async () => {
    const axe: unknown = Reflect.get(globalThis, 'axe');
    const run = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : null;
    if (typeof run !== 'function') throw new Error('axe is not there');
    const { violations } = await run(document, { iframes: false, resultTypes: ['violations'] });
    return violations;
  });
  return found.map(
    ({ id, help, nodes }) =>
      `${id}, ${help}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')
        .slice(0, 600)}`,
  );
}
