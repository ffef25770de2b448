import { geometryExpression } from './geometry.ts';
import { addressOf, screens } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

/** px */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.describe.configure({ mode: 'parallel' });

// A page a customer, which goes through their screens: one for each screen would take twice the time.
for (const as of new Set(screens.map((screen) => screen.as))) {
  test(`${as}: on every screen nothing is cut off, runs out of its box or scrolls sideways`, async ({
    page,
    product,
  }) => {
    const expression = await geometryExpression();
    if (as !== 'visitor') await signIn(page, product.origin, as);
    const faults: string[] = [];
    for (const screen of screens.filter((one) => one.as === as)) {
      await page.goto(await addressOf(screen, product.origin));
      for (const size of sizes) {
        await page.setViewportSize(size);
        await settled(page, screen);
        const found = await page.evaluate<readonly string[]>(expression);
        faults.push(...found.map((fault) => `${screen.name}, ${size.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
