import type { Page } from 'playwright';

/** What two hands do with one subject. Only real keys, presses and wheels, so that nothing but the page's own work is measured. */
export interface Scenario {
  readonly name: string;
  readonly subject: 'form' | 'dialog' | 'table' | 'combobox';
  /** What plain HTML stands beside it. */
  readonly floor: string;
  /** Before anything is measured; may look things up in the page. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** Between two keys of a quick typist, ms. */
const quick = 60;
/** Until the motion of an overlay has ended, ms. */
const settled = 450;

async function press(page: Page, key: string, times = 1, pause = quick): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

async function wheel(page: Page, step: number, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(32);
  }
}

const focusButton = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().focus();
  // The long list's own code has come, and its first rows stand.
  await page.waitForTimeout(settled);
};

function sorting(by: string, button: RegExp): Scenario {
  return {
    name: `10.000 rows sorted by ${by}`,
    subject: 'table',
    floor: 'plain table, all rows in the page',
    prepare: focusButton(button),
    act: (page) => press(page, 'Enter', 6, settled),
  };
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'form of 20 fields: typing',
    subject: 'form',
    floor: 'native inputs and their own checks',
    async prepare(page) {
      // From here on every field shows what is wrong with it at every key.
      await page.getByRole('button', { name: 'Gửi' }).click();
      await page.getByRole('textbox').first().focus();
    },
    async act(page) {
      for (let field = 0; field < 20; field += 1) {
        await page.keyboard.type('2048 may', { delay: quick });
        await press(page, 'Tab');
      }
    },
  },
  {
    name: 'dialog: opening and closing',
    subject: 'dialog',
    floor: 'native dialog element',
    prepare: focusButton(/^Mở$/u),
    async act(page) {
      for (let count = 0; count < 8; count += 1) {
        await press(page, 'Enter', 1, settled);
        await press(page, 'Escape', 1, settled);
      }
    },
  },
  {
    name: '10.000 rows scrolled',
    subject: 'table',
    floor: 'plain table, all rows in the page',
    async prepare(page) {
      await page.mouse.move(600, 500);
      await page.waitForTimeout(settled);
    },
    async act(page) {
      await wheel(page, 300, 60);
      await wheel(page, 4000, 40);
      await wheel(page, -4000, 20);
      await press(page, 'End', 2, settled);
      await press(page, 'Home', 2, settled);
    },
  },
  sorting('amount', /Tổng tiền/u),
  sorting('name', /Tên image/u),
  {
    name: 'combobox of 10.000: opening, typing, moving',
    subject: 'combobox',
    floor: 'native input over 20 lines',
    async prepare(page) {
      await page.getByLabel('Máy').focus();
      // Once before, so that the code of long lists is here, as it is after the first list of a visit.
      await press(page, 'ArrowDown', 1, settled);
      await press(page, 'Escape', 1, settled);
    },
    async act(page) {
      await press(page, 'ArrowDown', 4, settled);
      await page.keyboard.type('may 123', { delay: quick });
      await press(page, 'Backspace', 7);
      await page.keyboard.type('phong dung', { delay: quick });
      await press(page, 'ArrowDown', 12);
      await press(page, 'Escape', 1, settled);
    },
  },
];
