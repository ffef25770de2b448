import { geometryExpression } from '../geometry.ts';
import { screenGroups } from '../screen-groups.ts';
import { addressOf } from '../screens.ts';
import { settled } from './portal.ts';
import { expect, test } from './test.ts';

// The narrow one first: WebKitGTK measures some boxes by their former width after a window has become narrower.
const widths = [390, 1440] as const;

for (const [group, members] of screenGroups) {
  test(
    `${group}: nothing is cut off, runs out of its box or scrolls sideways, the console is quiet`,
    { tag: '@quick' },
    async ({ tab, testProxy, product }) => {
      const expression = await geometryExpression();
      const as = members[0]?.as ?? 'visitor';
      if (as !== 'visitor') await tab.signIn(as);
      const faults: string[] = [];
      for (const screen of members) {
        await tab.resize(widths[0]);
        await tab.goto(await addressOf(screen, product.origin));
        for (const width of widths) {
          await tab.resize(width);
          await settled(tab, screen);
          const found = await tab.driver.executeScript<readonly string[]>(`return ${expression}`);
          faults.push(...found.map((fault) => `${screen.name}, ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      expect(testProxy.faults).toEqual([]);
    },
  );
}
