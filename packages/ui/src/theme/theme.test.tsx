import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { accentStyleSheet, deriveAccent } from './accent.ts';
import { color } from './contract.css.ts';
import { contrastPalette, darkMoreContrast, darkPalette, lightPalette } from './palette.ts';

const root = document.documentElement;

/** What the system asks for, as the browser would report it. */
async function systemAsksFor(preferences: {
  readonly scheme?: 'light' | 'dark';
  readonly contrast?: 'more' | 'no-preference';
}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: preferences.scheme ?? 'light' },
      { name: 'prefers-contrast', value: preferences.contrast ?? 'no-preference' },
    ],
  });
}

/** The colour that an element draws with a token, `rgb(…)`. */
function drawn(token: string, within: Element = root): string {
  const probe = document.createElement('div');
  probe.style.color = token;
  (within === root ? document.body : within).append(probe);
  const { color: shown } = getComputedStyle(probe);
  probe.remove();
  return shown;
}

afterEach(async () => {
  delete root.dataset['theme'];
  await systemAsksFor({});
});

const dark = 'dark';
const more = 'more';

test.each([
  ['nothing', undefined, {}, lightPalette],
  ['a dark system', undefined, { scheme: dark }, darkPalette],
  ['a system of more contrast', undefined, { contrast: more }, contrastPalette],
  ['light by hand, dark system', 'light', { scheme: dark }, lightPalette],
  ['light by hand, more contrast', 'light', { contrast: more }, contrastPalette],
  ['dark by hand', 'dark', {}, darkPalette],
  ['contrast by hand', 'contrast', {}, contrastPalette],
  ['contrast by hand, dark system', 'contrast', { scheme: dark }, contrastPalette],
  [
    'dark by hand, more contrast',
    'dark',
    { contrast: more },
    { ...darkPalette, ...darkMoreContrast },
  ],
  [
    'a dark system of more contrast',
    undefined,
    { scheme: dark, contrast: more },
    { ...darkPalette, ...darkMoreContrast },
  ],
] as const)('%s', async (_name, choice, preferences, palette) => {
  await systemAsksFor(preferences);
  if (choice !== undefined) root.dataset['theme'] = choice;
  const tokens = ['canvas', 'text', 'text3', 'line', 'line2', 'accent'] as const;
  expect(tokens.map((token) => drawn(color[token]))).toEqual(
    tokens.map((token) => drawn(palette[token])),
  );
  expect(getComputedStyle(root).colorScheme).toBe(
    palette.canvas === darkPalette.canvas ? 'dark' : 'light',
  );
});

test("an operator's accent follows the theme", async () => {
  const accents = deriveAccent('#6d28d9');
  const sheet = document.createElement('style');
  sheet.textContent = accentStyleSheet('#6d28d9');
  document.head.prepend(sheet);
  expect(drawn(color.accent)).toBe(drawn(accents.light.accent));
  root.dataset['theme'] = 'contrast';
  expect(drawn(color.accent)).toBe(drawn(accents.contrast.accent));
  root.dataset['theme'] = 'dark';
  await systemAsksFor({ contrast: more });
  expect(drawn(color.accent)).toBe(drawn(accents.dark.accent));
  root.dataset['theme'] = 'light';
  expect(drawn(color.accent)).toBe(drawn(accents.contrast.accent));
  delete root.dataset['theme'];
  expect(drawn(color.accent)).toBe(drawn(accents.contrast.accent));
  await systemAsksFor({ scheme: dark, contrast: more });
  expect(drawn(color.accent)).toBe(drawn(accents.dark.accent));
  sheet.remove();
});

test('an element may have a separate theme', () => {
  const part = document.createElement('section');
  document.body.append(part);
  for (const [theme, palette] of [
    ['dark', darkPalette],
    ['contrast', contrastPalette],
    ['light', lightPalette],
  ] as const) {
    part.dataset['theme'] = theme;
    expect(drawn(color.canvas, part)).toBe(drawn(palette.canvas));
    expect(drawn(color.canvas)).toBe(drawn(lightPalette.canvas));
  }
  part.remove();
});
