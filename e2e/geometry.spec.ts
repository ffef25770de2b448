import { geometryExpression } from './geometry.ts';
import { lookAtEach, screenGroups } from './screen-groups.ts';
import { settled } from './settled.ts';
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
      const faults = await lookAtEach(page, product.origin, members, async (screen) => {
        const found: string[] = [];
        for (const size of sizes) {
          await page.setViewportSize(size);
          await settled(page, screen);
          const atSize = await page.evaluate<readonly string[]>(expression);
          found.push(...atSize.map((fault) => `${size.width} px: ${fault}`));
        }
        return found;
      });
      expect(faults).toEqual([]);
    },
  );
}
