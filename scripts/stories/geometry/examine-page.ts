import type { Page } from 'playwright';
import { circumstances, type Circumstance } from './circumstances.ts';
import { measuringScript } from './measuring-script.ts';

/** Height of the window while it is measured, px. */
const height = 900;

async function ask(page: Page, { asks, letters }: Circumstance): Promise<readonly string[]> {
  return page.evaluate(
    async ([questions, size]) => {
      const settled = async () => {
        // The browser starts to load its fonts, and has them some frames later.
        while (getComputedStyle(document.documentElement).fontSize !== `${size}px`) {
          await new Promise(requestAnimationFrame);
        }
        // A popup that is still growing is smaller than it will be. A paused animation, like that of a toast, never ends.
        const ending = document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' &&
              effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          );
        await Promise.race([
          Promise.allSettled(ending.map(({ finished }) => finished)),
          new Promise((resolve) => {
            setTimeout(resolve, 1000);
          }),
        ]);
        // What reads the size of the window redraws, and then positions what is attached to it.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      };
      const answers: string[] = [];
      for (const question of questions) {
        // It still moves.
        if (question === 'motion') {
          answers.push(...globalThis.tramGeometry.motion());
          continue;
        }
        await settled();
        const found = await globalThis.tramGeometry[question]();
        if (found.length === 0) continue;
        // On a busy machine a page may be rendered later than that: a real fault is found a second time too.
        await settled();
        const again = new Set(await globalThis.tramGeometry[question]());
        answers.push(...found.filter((fault) => again.has(fault)));
      }
      return answers;
    },
    [asks, letters] as const,
  );
}

/**
 * Measures the story that a page shows in every circumstance; the page is unchanged afterwards but for its size and its focus.
 * @returns its faults in words
 */
export async function examinePage(page: Page): Promise<readonly string[]> {
  if (await page.evaluate(() => !('tramGeometry' in globalThis))) {
    await page.evaluate(await measuringScript());
  }
  const browser = await page.context().newCDPSession(page);
  const letters = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  const found = new Set<string>();
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const circumstance of circumstances) {
    await page.setViewportSize({ width: circumstance.width, height });
    await page.emulateMedia({ forcedColors: circumstance.forcedColors });
    await letters(circumstance.letters);
    for (const fault of await ask(page, circumstance)) found.add(`${circumstance.name}: ${fault}`);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
  return [...found];
}
