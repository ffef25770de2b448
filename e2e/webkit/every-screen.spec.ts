import { colourRules, violationsOn } from '../axe.ts';
import { screenGroups } from '../screen-groups.ts';
import { addressOf } from '../screens.ts';
import { settled } from './portal.ts';
import { expect, test } from './test.ts';

/** The rules that are run by the theme of the system: another one changes only colours. */
const themes = { light: undefined, dark: colourRules } as const;

// One customer's dialogs take as long as all other screens.
test.describe.configure({ mode: 'parallel' });

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });
    for (const [group, members] of screenGroups) {
      test(`${group}: axe finds nothing, the console is quiet`, async ({
        tab,
        testProxy,
        product,
      }) => {
        const as = members[0]?.as ?? 'visitor';
        if (as !== 'visitor') await tab.signIn(as);
        const faults: (readonly [string, unknown])[] = [];
        for (const screen of members) {
          await tab.goto(await addressOf(screen, product.origin));
          await settled(tab, screen);
          expect(
            await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
          ).toBe(theme);
          const found = await violationsOn(tab, themes[theme]);
          faults.push(...found.map((violation) => [screen.name, violation] as const));
        }
        expect(faults).toEqual([]);
        expect(testProxy.faults).toEqual([]);
      });
    }
  });
}
