import { measuringScript } from '../scripts/stories/geometry/measuring-script.ts';
import { screenGroups } from './geometry.ts';
import { addressOf } from './screens.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'parallel' });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'without a contrast theme its own colours for what is chosen have too little contrast',
);

// Windows' contrast themes: the browser draws in a few colours of the customer's own (CSS Color Adjustment 1, section 3).
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [group, members] of screenGroups) {
    test(`${group}, ${colorScheme}: in forced colours every word and icon can be seen, states and the focus too`, async ({
      page,
      product,
    }) => {
      const script = await measuringScript();
      const as = members[0]?.as ?? 'visitor';
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme });
      if (as !== 'visitor') await signIn(page, product.origin, as);
      const faults: string[] = [];
      for (const screen of members) {
        await page.goto(await addressOf(screen, product.origin));
        await settled(page, screen);
        await page.evaluate(script);
        const found = await page.evaluate(async (isDark) => {
          const { unseen, lostInForcedColors } = globalThis.tramGeometry;
          // How a state is drawn does not depend on the scheme, and takes long to look at.
          return [...unseen(), ...(isDark ? await lostInForcedColors() : [])];
        }, colorScheme === 'dark');
        faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}
