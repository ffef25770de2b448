import { measuringScript } from '../scripts/stories/geometry/measuring-script.ts';
import { lookAtEach, screenGroups } from './screen-groups.ts';
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
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme });
      const faults = await lookAtEach(page, product.origin, members, async () => {
        await page.evaluate(script);
        return page.evaluate(async (isDark) => {
          const { unseen, lostInForcedColors } = globalThis.tramGeometry;
          // How a state is drawn does not depend on the scheme, and takes long to look at.
          return [...unseen(), ...(isDark ? await lostInForcedColors() : [])];
        }, colorScheme === 'dark');
      });
      expect(faults).toEqual([]);
    });
  }
}
