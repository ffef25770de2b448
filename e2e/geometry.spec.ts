import { geometryExpression, screenGroups } from './geometry.ts';
import { addressOf } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const [group, members] of screenGroups) {
  test(
    `${group}: nothing is cut off, runs out of its box or scrolls sideways`,
    { tag: '@engines' },
    async ({ page, product }) => {
      const expression = await geometryExpression();
      const as = members[0]?.as ?? 'visitor';
      if (as !== 'visitor') await signIn(page, product.origin, as);
      const faults: string[] = [];
      for (const screen of members) {
        await page.goto(await addressOf(screen, product.origin));
        for (const size of sizes) {
          await page.setViewportSize(size);
          await settled(page, screen);
          const found = await page.evaluate<readonly string[]>(expression);
          faults.push(...found.map((fault) => `${screen.name}, ${size.width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
