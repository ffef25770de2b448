import { expect, type Locator, type Page } from '@playwright/test';

/** How a customer operates a page: with a pointer, a finger, or the keyboard alone. */
export interface Customer {
  readonly page: Page;
  /** Presses a button, link, menu item or checkbox. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses one of a group of radios. */
  choose(target: Locator): Promise<void>;
  /** Chooses an option of a select by its label. */
  select(target: Locator, label: string): Promise<void>;
}

/** Whether a notice covers the middle of the target: the foot of the side menu, or on a phone anything. What is in a notice is not covered. */
function isCovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const upper = document.elementFromPoint(left + width / 2, top + height / 2);
    const region = upper?.closest('[data-toast-region]') ?? null;
    return region !== null && !region.contains(element);
  });
}

/** More notices than can appear while they are closed one by one. */
const mostNotices = 10;

/** Closes notices, one by one, until none covers the target. */
async function uncover(page: Page, target: Locator): Promise<void> {
  // Unlike a click, this is not tried again where the element is replaced meanwhile, as when a list's first page arrives.
  await expect(() => target.scrollIntoViewIfNeeded()).toPass();
  const notices = page.getByRole('region', { name: 'Thông báo' });
  const firstClose = notices.getByRole('button', { name: 'Đóng thông báo' }).first();
  for (let closed = 0; closed < mostNotices && (await isCovered(target)); closed += 1) {
    const close = await firstClose.elementHandle({ timeout: 1000 }).catch(() => null);
    // It may close by itself meanwhile.
    await close?.click({ timeout: 1000 }).catch(() => undefined);
    await close?.waitForElementState('hidden');
  }
}

export function pointerCustomer(page: Page): Customer {
  return {
    page,
    async press(target) {
      await uncover(page, target);
      await target.click();
    },
    type: (target, text) => target.fill(text),
    // The visible part of a drawn radio is its label, which is pressed once it has stopped moving: a sheet may still be rising.
    async choose(target) {
      await target.locator('xpath=ancestor::label[1]').click();
      await expect(target).toBeChecked();
    },
    async select(target, label) {
      await target.selectOption({ label });
    },
  };
}

/** A finger: it taps, and never hovers. */
export function fingerCustomer(page: Page): Customer {
  return {
    ...pointerCustomer(page),
    async press(target) {
      await uncover(page, target);
      await target.tap();
    },
  };
}

/** More presses of Tab than any screen has tab stops. */
const mostStops = 120;

/** Focuses a control with Tab only. @throws where it cannot be reached */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () =>
    target.evaluate((element) => element === document.activeElement && document.hasFocus());
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
    // After a page's last stop come the browser's own buttons, where it has any, and after these the page again.
    if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Moves within a menu or a radio group with the arrow keys. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const there = await target.evaluate(
      (element) =>
        element === document.activeElement ||
        document.activeElement?.getAttribute('aria-activedescendant') === element.id ||
        Object.hasOwn(element instanceof HTMLElement ? element.dataset : {}, 'activeItem'),
    );
    if (there) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${String(target)}.`);
}

export function keyboardCustomer(page: Page): Customer {
  return {
    page,
    async press(target) {
      await expect(target).toBeVisible();
      const role = await target.getAttribute('role');
      if (role === 'menuitem') {
        await arrowTo(page, target);
        await page.keyboard.press('Enter');
        return;
      }
      await tabTo(page, target);
      const type = await target.getAttribute('type');
      await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await tabTo(page, target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    async choose(target) {
      // A radio group is one stop: Tab reaches its checked (or first) radio, arrows move within it.
      const name = await target.getAttribute('name');
      const group = page.locator(`input[type="radio"][name="${name ?? ''}"]`);
      for (let stop = 0; stop < mostStops; stop += 1) {
        const inside = await group.evaluateAll((radios) =>
          radios.some((radio) => radio === document.activeElement),
        );
        if (inside) break;
        await page.keyboard.press('Tab');
      }
      for (let step = 0; step < 20; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) {
          await page.keyboard.press('Space');
          await expect(target).toBeChecked();
          return;
        }
        await page.keyboard.press('ArrowDown');
      }
      throw new Error(`The keyboard does not choose ${String(target)}.`);
    },
    async select(target, label) {
      await tabTo(page, target);
      // By arrows: the keyboard of the test has no keys for Vietnamese letters. A select that we draw opens
      // its list with the first of them, and Enter chooses there; any other changes with each.
      const chosen = target.locator('option:checked');
      for (let step = 0; step < 40; step += 1) {
        const active = await page.evaluate(() =>
          document.activeElement instanceof HTMLOptionElement ? document.activeElement.label : null,
        );
        if (active === label) await page.keyboard.press('Enter');
        if (active === label || (active === null && (await chosen.innerText()) === label)) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(chosen).toHaveText(label);
    },
  };
}
