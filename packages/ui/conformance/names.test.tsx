import { describe, expect, test } from 'vitest';
import { beforeAll } from 'vitest';
import { commands, page } from 'vitest/browser';
import { draw, drawings, namesOnPage } from './names.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Names of everything in every drawing of the samples, by the drawing's name, in an environment without styles. */
    namesWithoutStyles: (
      environment: 'jsdom' | 'happy-dom',
    ) => Promise<Readonly<Record<string, readonly string[]>>>;
  }
}

describe.each(['jsdom', 'happy-dom'] as const)('without styles, in %s', (environment) => {
  let bare: Readonly<Record<string, readonly string[]>> = {};

  beforeAll(async () => {
    bare = await commands.namesWithoutStyles(environment);
    await page.viewport(1200, 800);
  });

  test.each(drawings)('$name has the names that it has in a browser', async (drawing) => {
    const remove = await draw(drawing, drawing.isOpen);
    await expect.poll(namesOnPage).toEqual(bare[drawing.name]);
    remove();
  });
});
