import type { Browser, Page } from 'playwright';
import type { PreviewExtract } from './chromatic-modes.ts';

/** What Storybook says when a story has been drawn and played. */
export interface Played {
  /** It could not be drawn, or axe found something. */
  readonly problems: readonly string[];
  /** The failed expectation of its play function; null where it has finished. */
  readonly playFailure: string | null;
}

/* oxlint-disable no-underscore-dangle -- the names that Storybook gives its globals */
interface Channel {
  readonly on: (event: string, listener: (payload: unknown) => void) => void;
  readonly off: (event: string, listener: (payload: unknown) => void) => void;
  readonly emit: (event: string, payload: unknown) => void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: PreviewExtract & { readonly ready: () => Promise<void> };
}

/** Highest picture that is taken, px: the browser cannot take one of a list of ten thousand rows, and it would be useless. */
const tallest = 4000;

/** Longest that a story may take with its play function, ms. */
const patience = 20_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the stories of a page are shown. */
export interface StoryPageOptions {
  /** Where the built Storybook is served. */
  readonly origin: string;
  readonly theme: string;
  /** Size of the window, px. */
  readonly viewport: Size;
  /** Axe checks every story too, which takes about as long as drawing it. */
  readonly withAxe: boolean;
}

/** A page of the built Storybook, which goes from story to story without a reload. */
export class StoryPage {
  /** The browser's page, for measurements. */
  readonly page: Page;
  readonly #viewport: Size;

  private constructor(page: Page, viewport: Size) {
    this.page = page;
    this.#viewport = viewport;
  }

  static async open(browser: Browser, options: StoryPageOptions): Promise<StoryPage> {
    const { origin, theme, viewport, withAxe } = options;
    const context = await browser.newContext({
      viewport,
      colorScheme: 'light',
      // Text that was moved by an animation is antialiased differently from text that was not.
      reducedMotion: 'reduce',
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
    });
    const page = await context.newPage();
    const globals = `theme:${theme};a11y.manual:!${withAxe ? 'false' : 'true'}`;
    // Globals only take effect with a story; there is none of this name, so none is drawn before the first requested one.
    await page.goto(`${origin}/iframe.html?id=no--story&viewMode=story&globals=${globals}`);
    await page.evaluate(async () => {
      await globalThis.__STORYBOOK_PREVIEW__.ready();
      // Every font at once, so that the first story to use one is drawn as all others are. System fonts may be missing.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    });
    return new StoryPage(page, viewport);
  }

  /** Draws a story and lets it play. */
  async show(storyId: string): Promise<Played> {
    // The story before may have been measured in other sizes.
    await this.page.setViewportSize(this.#viewport);
    const heard = await this.page.evaluate(
      ({ id, limit }) =>
        new Promise<unknown>((resolve) => {
          const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
          const failures: string[] = [];
          const playFailures: string[] = [];
          const told = ['name', 'message', 'title', 'description'];
          const failed = (payload: unknown) => failures.push(JSON.stringify(payload, told));
          const playFailed = (payload: unknown) => playFailures.push(JSON.stringify(payload, told));
          const listeners = [
            ['storyErrored', failed],
            ['storyThrewException', failed],
            ['storyMissing', failed],
            ['playFunctionThrewException', playFailed],
            ['unhandledErrorsWhilePlaying', playFailed],
          ] as const;
          const end = (payload: unknown) => {
            channel.off('storyFinished', end);
            for (const [event, listener] of listeners) channel.off(event, listener);
            resolve({ payload, failures, playFailures });
          };
          for (const [event, listener] of listeners) channel.on(event, listener);
          channel.on('storyFinished', end);
          setTimeout(() => {
            playFailures.push(`it was not at its end after ${limit} ms`);
            end(null);
          }, limit);
          channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        }),
      { id: storyId, limit: patience },
    );
    return { problems: problemsIn(heard), playFailure: playFailureIn(heard) };
  }

  /** A screenshot of the page, at its full height up to 4000 px: fonts loaded, animations finished, no caret. */
  async screenshot(): Promise<Buffer> {
    const height = await this.page.evaluate(async () => {
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return Math.max(window.innerHeight, document.documentElement.scrollHeight);
    });
    const width = this.page.viewportSize()?.width ?? this.#viewport.width;
    return this.page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, tallest) },
      animations: 'disabled',
      caret: 'hide',
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first words of the first failure: an assertion may quote the whole document. */
function playFailureIn(heard: unknown): string | null {
  const [first] = list(field(heard, 'playFailures'));
  return typeof first === 'string' ? first.slice(0, 200) : null;
}

function problemsIn(heard: unknown): readonly string[] {
  const payload = field(heard, 'payload');
  const failures = list(field(heard, 'failures')).map((failure) => String(failure).slice(0, 500));
  const violations = list(field(payload, 'reporters'))
    .filter((report) => field(report, 'type') === 'a11y')
    .flatMap((report) => list(field(field(report, 'result'), 'violations')))
    .map(
      (violation) => `axe: ${String(field(violation, 'id'))}, ${String(field(violation, 'help'))}`,
    );
  return [...failures, ...violations];
}
