import type { WebDriver } from 'selenium-webdriver';
import { storedSession } from '../../scripts/processes/session.ts';
import { sessionOf } from '../session.ts';
import { expect } from '../test.ts';
import { Part, timeout } from './part.ts';
import { blankPath } from './paths.ts';
import type { Proxy } from './proxy.ts';

/** The window of a WebKit that shows the product. All of the page is a part of itself. */
export class WebKitPage extends Part {
  readonly #proxy: Proxy;

  constructor(driver: WebDriver, proxy: Proxy) {
    super(driver, []);
    this.#proxy = proxy;
  }

  /** Waits until the document at a path of the product has come so far. */
  async goto(path: string, state: 'interactive' | 'complete' = 'complete'): Promise<void> {
    await this.evaluate(() => {
      document.documentElement.dataset['left'] = '';
    });
    const { href } = new URL(path, this.#proxy.origin);
    const states = state === 'complete' ? ['complete'] : ['interactive', 'complete'];
    const now = () =>
      this.evaluate(() =>
        'left' in document.documentElement.dataset ? 'left' : document.readyState,
      ).catch(String);
    // On a busy machine WebKitGTK drops an address that it is given just as another has loaded: it is given again.
    await expect(async () => {
      await this.driver.get(href);
      await expect.poll(now, { timeout: timeout / 4 }).not.toBe('left');
    }).toPass({ timeout });
    await expect.poll(now, { timeout }).toMatch(new RegExp(`^(?:${states.join('|')})$`));
  }

  /** Signs a seeded customer in without the login screen. */
  async signIn(username: string): Promise<void> {
    const session = storedSession(await sessionOf(this.#proxy.origin, username));
    await this.goto(blankPath);
    await this.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
  }

  /** The path with its query. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return `${pathname}${search}`;
  }

  /** Waits until the address has this path with its query. */
  async at(path: string | RegExp): Promise<void> {
    const here = expect.poll(() => this.path(), { timeout });
    await (typeof path === 'string' ? here.toBe(path) : here.toMatch(path));
  }

  /** Runs a function, or the text of a script, in the page. */
  async evaluate<T, Given extends readonly unknown[]>(
    act: string | ((...given: Given) => T | Promise<T>),
    ...given: Given
  ): Promise<T> {
    return this.driver.executeScript<T>(act, ...given);
  }

  /** Presses keys on whatever has the focus, one after the other. */
  async keys(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses keys together, as Ctrl and K. */
  async chord(held: string, key: string): Promise<void> {
    await this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  /** Changes the size of the window until that of the page is as wide as this, px. */
  async resize(width: number, height = 900): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await expect.poll(() => this.evaluate(() => innerWidth), { timeout }).toBe(width);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }
}
