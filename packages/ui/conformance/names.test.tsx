import { beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { draw, drawings, namesOnPage } from './names.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Role and name of everything in every drawing of the samples, by the drawing's name, in jsdom without styles. */
    namesWithoutStyles: () => Promise<Readonly<Record<string, readonly string[]>>>;
  }
}

/** What styles take from the page: it is there for a phone or a finger. Its names are those of a phone. */
const shownByStyles: Readonly<Record<string, readonly string[]>> = {
  './app-shell': ["navigation 'Lối tắt'"],
  './picture-field': ["button 'Mặt trước căn cước: Chụp ảnh'"],
};

const onPhones = new Set(['./bottom-bar']);

let bare: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  bare = await commands.namesWithoutStyles();
});

test.each(drawings)(
  'without styles $name has the roles and names that it has in a browser',
  async (drawing) => {
    await page.viewport(onPhones.has(drawing.name) ? 414 : 1200, 800);
    const hidden = shownByStyles[drawing.name] ?? [];
    const expected = bare[drawing.name]?.filter((name) => !hidden.includes(name));
    const remove = await draw(drawing, drawing.isOpen);
    try {
      await expect.poll(namesOnPage, { timeout: 5000 }).toEqual(expected);
    } finally {
      remove();
    }
  },
);
