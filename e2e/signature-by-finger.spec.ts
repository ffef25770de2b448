import { devices, type CDPSession, type Locator } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
test.use({ ...pixel, viewport: { width: 390, height: 844 } });

type Point = readonly [x: number, y: number];

/** Moves a finger over the screen: input events of a touch screen over CDP, not scripted DOM events. */
async function drag(session: CDPSession, points: readonly Point[]): Promise<void> {
  const [first, ...others] = points;
  if (first === undefined) return;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: Point) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', first);
  for (const point of others) await touch('touchMove', point);
  await touch('touchEnd', first);
}

interface Ink {
  /** From the first column with ink to the last, px of the page. */
  readonly width: number;
  /** The most ink in one column, px of the page: how thick a horizontal line is. */
  readonly thickness: number;
}

/** What is drawn on the pad. */
async function inkOn(pad: Locator): Promise<Ink> {
  return pad.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('No canvas.');
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    const columns = new Map<number, number>();
    for (let place = 0; place < width * height; place += 1) {
      const isInk = (data[place * 4 + 3] ?? 0) > 127 && (data[place * 4] ?? 255) < 128;
      if (isInk) columns.set(place % width, (columns.get(place % width) ?? 0) + 1);
    }
    if (columns.size === 0) return { width: 0, thickness: 0 };
    const scale = width / canvas.getBoundingClientRect().width;
    return {
      width: (Math.max(...columns.keys()) - Math.min(...columns.keys()) + 1) / scale,
      thickness: Math.max(...columns.values()) / scale,
    };
  });
}

/** Where the pad is now: pressing a button may have moved the page. */
async function placeOf(pad: Locator) {
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The pad has no place on the page.');
  return box;
}

// @spec 9.27
test('a finger draws with the pen of the specification, and the page does not scroll under it', async ({
  page,
  product,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'the driver taps there, but has no finger that moves');
  await signIn(page, product.origin, 'demo');
  await page.goto('/identity-verification');
  const pad = page.getByRole('img', { name: /^Chữ ký của bạn/ });
  await pad.scrollIntoViewIfNeeded();
  // The pen disables touch scrolling on its canvas; before that it is not loaded.
  await expect(pad).toHaveCSS('touch-action', 'none');
  const session = await page.context().newCDPSession(page);

  await test.step('points nearer than 5 px are one dot, not wider than the pen', async () => {
    const { x, y, width, height } = await placeOf(pad);
    const middle: Point = [x + width / 2, y + height / 2];
    await drag(session, [middle, [middle[0] + 2, middle[1] + 1], [middle[0] + 4, middle[1] + 1]]);
    await expect(pad).toHaveAccessibleName('Chữ ký của bạn: đã ký');
    const dot = await inkOn(pad);
    expect(dot.width).toBeGreaterThan(0);
    expect(dot.width).toBeLessThanOrEqual(3);
    await page.getByRole('button', { name: 'Ký lại' }).tap();
    await expect(pad).toHaveAccessibleName('Chữ ký của bạn: chưa ký');
  });

  await test.step('a level line is as long as the finger went, and at most 2.5 px to each side', async () => {
    const { x, y, width, height } = await placeOf(pad);
    const steps = Array.from({ length: 40 }, (__, step) => step / 39);
    await drag(
      session,
      steps.map((step): Point => [x + width * (0.2 + 0.6 * step), y + height * 0.4]),
    );
    await expect(pad).toHaveAccessibleName('Chữ ký của bạn: đã ký');
    await expect.poll(async () => (await inkOn(pad)).width).toBeGreaterThan(width * 0.5);
    const line = await inkOn(pad);
    expect(line.width).toBeLessThan(width * 0.65);
    // As the pen counts: its width is measured on each side of the finger's line.
    expect(line.thickness).toBeGreaterThanOrEqual(2 * 0.5);
    expect(line.thickness).toBeLessThanOrEqual(2 * 2.5);
  });

  await test.step('drawing downwards does not move the page', async () => {
    const { x, y, width, height } = await placeOf(pad);
    const scrolled = await page.evaluate(() => window.scrollY);
    // Below the buttons on the pad: where they are, a finger does scroll.
    const steps = Array.from({ length: 20 }, (__, step) => height * (0.45 + step * 0.025));
    await drag(
      session,
      steps.map((step): Point => [x + width / 2, y + step]),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
