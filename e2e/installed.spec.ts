import { lookAtEach, screenGroups } from './screen-groups.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'parallel' });

/** In the page: whether a link that is shown leads elsewhere in the portal. */
function hasWayOn(): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
    (link) =>
      link.checkVisibility({ visibilityProperty: true }) &&
      link.origin === location.origin &&
      link.pathname !== location.pathname,
  );
}

// A portal on the home screen of an iPhone has neither an address nor a button back. What is outside the scope of its manifest opens
// in a view with a button that closes it.
for (const [group, members] of screenGroups) {
  if (members.some(({ dialog }) => dialog !== undefined)) continue;
  test(`${group}: in a window of its own every screen has a way on`, async ({ page, product }) => {
    const trapped = await lookAtEach(page, product.origin, members, async () =>
      (await page.evaluate(hasWayOn)) ? [] : ['no link leads elsewhere in the portal'],
    );
    expect(trapped).toEqual([]);
  });
}
