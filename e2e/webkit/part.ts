import { By, error, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { expect } from '../test.ts';
import type { Step, Words } from './in-page.ts';

function asWords(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { pattern: words.source };
}

/** In the page. */
function findAll(steps: readonly Step[]): readonly HTMLElement[] {
  return globalThis.tramInPage.find(steps);
}

/** In the page. */
function wordsOf(steps: readonly Step[]): readonly string[] {
  return globalThis.tramInPage
    .find(steps)
    .map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim());
}

interface Naming {
  readonly name?: string | RegExp;
  readonly level?: number;
}

/** How long a customer waits for what a page is to show, ms: on a machine however busy. */
export const timeout = 20_000;

/** In the page: whether an element is where it was a frame before. */
function isStill(element: Element, done: (still: boolean) => void): void {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));
}

/** In the page. */
function hasFocus(element: Element): boolean {
  return document.hasFocus() && element.contains(document.activeElement);
}

/** In the page. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center' });
}

/** In the page. */
function pressByScript(element: HTMLElement): void {
  element.click();
}

/** In the page: what may keep an element from being focused. */
function whatHolds(element: Element): string {
  const { visibility, display } = getComputedStyle(element);
  return JSON.stringify({
    visibility,
    display,
    inert: element.closest('[inert]')?.outerHTML.slice(0, 300),
    focused: document.activeElement?.outerHTML.slice(0, 300),
    dialogs: Array.from(document.querySelectorAll('[role=dialog]'), (dialog) =>
      dialog.outerHTML.slice(0, 300),
    ),
  });
}

/** Tries until it succeeds. @throws its last error where it does not in time */
async function persist<T>(act: () => Promise<T>): Promise<T> {
  const limit = performance.now() + timeout;
  for (;;) {
    try {
      return await act();
    } catch (failure) {
      if (performance.now() > limit) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** An element by its role and name, looked for anew each time it is used. */
export class Part {
  readonly driver: WebDriver;
  readonly #steps: readonly Step[];

  constructor(driver: WebDriver, steps: readonly Step[]) {
    this.driver = driver;
    this.#steps = steps;
  }

  /** Words are the whole of a name or text; of a pattern, a part is enough. */
  byRole(role: string | readonly string[], { name, level }: Naming = {}): Part {
    const words = name === undefined ? undefined : asWords(name);
    return this.#within({ by: 'role', roles: [role].flat(), name: words, level });
  }

  byLabel(label: string | RegExp): Part {
    return this.#within({ by: 'label', words: asWords(label) });
  }

  byText(words: string | RegExp): Part {
    return this.#within({ by: 'text', words: asWords(words) });
  }

  /** The one that holds a heading of this name. */
  withHeading(name: string): Part {
    return this.#within({ by: 'heading', name });
  }

  /** The one that matches this selector of CSS. */
  matching(selector: string): Part {
    return this.#within({ by: 'selector', selector });
  }

  /** The first, where there are several. */
  first(): Part {
    return this.#within({ by: 'order' });
  }

  #within(step: Step): Part {
    return new Part(this.driver, [...this.#steps, step]);
  }

  #inWords(): string {
    return JSON.stringify(this.#steps);
  }

  async #all(): Promise<readonly WebElement[]> {
    const found: unknown = await this.driver.executeScript(findAll, this.#steps);
    if (!Array.isArray(found)) throw new Error('The page has no script of the test.');
    return found.filter((one: unknown) => one instanceof WebElement);
  }

  /** Does something with the one element that there is, once there is one, and again where the page has replaced it meanwhile. */
  once<T>(act: (element: WebElement) => Promise<T>): Promise<T> {
    return persist(async () => {
      const all = await this.#all();
      const [element] = all;
      if (element === undefined || all.length > 1) {
        throw new Error(`There are ${all.length} of ${this.#inWords()}.`);
      }
      return act(element);
    });
  }

  /** Waits until it is on screen, and alone. */
  async shown(): Promise<void> {
    await this.once(async () => undefined);
  }

  /** Waits until there is none. */
  async gone(): Promise<void> {
    await persist(async () => {
      if ((await this.#words()).length > 0) throw new Error(`${this.#inWords()} is still there.`);
    });
  }

  /** Waits until it says these words among others. */
  async says(words: string | RegExp): Promise<void> {
    const said = expect.poll(async () => (await this.#words()).join(' '), { timeout });
    await (typeof words === 'string' ? said.toContain(words) : said.toMatch(words));
  }

  /** Waits until it has the focus, or what is in it. */
  async focused(): Promise<void> {
    await this.once(async (element) => {
      if (!(await this.driver.executeScript<boolean>(hasFocus, element))) {
        throw new Error(`${this.#inWords()} has no focus.`);
      }
    });
  }

  /** The words of each that there is, as they are shown, with single spaces. */
  async #words(): Promise<readonly string[]> {
    const words: unknown = await this.driver.executeScript(wordsOf, this.#steps);
    if (!Array.isArray(words)) throw new Error('The page has no script of the test.');
    return words.map(String);
  }

  /** Presses it with the pointer, once it can be pressed, stands still and nothing lies over it. */
  async press(): Promise<void> {
    await this.once(async (element) => {
      if (!(await element.isEnabled())) throw new Error('It is disabled.');
      const isReady: unknown = await this.driver.executeAsyncScript(isStill, element);
      if (isReady !== true) throw new Error('It moves.');
      await element.click().catch(async (refusal: unknown) => {
        if (refusal instanceof error.ElementClickInterceptedError) {
          await this.#closeNotice();
          // The driver leaves it below the bar at the top, where it was scrolled out of sight there.
          await this.driver.executeScript(scrollToMiddle, element);
        }
        throw refusal;
      });
    });
  }

  /** On a phone a notice may lie over what is to be pressed. */
  async #closeNotice(): Promise<void> {
    const notices = new Part(this.driver, []).byRole('region', { name: 'Thông báo' });
    const [close] = await notices.byRole('button', { name: 'Đóng thông báo' }).#all();
    // It may close by itself meanwhile: a pointer would then press what lies below.
    if (close !== undefined) await this.driver.executeScript(pressByScript, close);
  }

  /** Chooses a radio or checkbox by the label around it, which is what is drawn of it. */
  async choose(): Promise<void> {
    await this.once(async (element) => {
      if (await element.isSelected()) return;
      await element.findElement(By.xpath('ancestor::label[1]')).click();
      if (!(await element.isSelected())) throw new Error('It is not chosen.');
    });
  }

  /** Replaces what is in a field, key by key. */
  async type(text: string): Promise<void> {
    await this.once(async (element) => {
      // The driver releases Ctrl at the end of a command.
      await element.sendKeys(Key.CONTROL, 'a').catch(async (refusal: unknown) => {
        const held = await this.driver.executeScript<string>(whatHolds, element);
        throw new Error(`It takes no keys: ${held}`, { cause: refusal });
      });
      await element.sendKeys(text);
    });
  }

  /** Chooses an option of a select by its label, once it is there. */
  async select(label: string): Promise<void> {
    await this.once(async (element) => {
      await element.findElement(By.xpath(`.//option[normalize-space()="${label}"]`)).click();
    });
  }
}
