import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentStyleSheet, accentVariables, AccentRefusedError, deriveAccent } from './accent.ts';
import { color } from './contract.css.ts';
import { contrast, hexOfOklch, oklchOfHex } from './oklch.ts';
import { contrastPalette, darkPalette, lightPalette } from './palette.ts';

test('the default accent is derived into what the palettes hold, but for a few steps of 255 in a channel', () => {
  const { light, dark, contrast: more } = deriveAccent(lightPalette.accent);
  for (const [derived, palette] of [
    [light, lightPalette],
    [dark, darkPalette],
    [more, contrastPalette],
  ] as const) {
    for (const [token, hex] of Object.entries(derived)) {
      const own: unknown = Reflect.get(palette, token);
      expect(typeof own).toBe('string');
      for (const start of [1, 3, 5]) {
        const channel = (text: string): number => Number.parseInt(text.slice(start, start + 2), 16);
        expect(
          Math.abs(channel(hex) - channel(String(own))),
          `${token} ${hex}`,
        ).toBeLessThanOrEqual(6);
      }
    }
  }
});

test('the variables are those of the public contract', () => {
  const names = Object.keys(accentVariables('#6d28d9').light);
  const contract = [
    color.accent,
    color.accentHover,
    color.accentActive,
    color.onAccent,
    color.accentText,
    color.accentSoft,
    color.accentLine,
  ];
  expect(names.map((name) => `var(${name})`)).toEqual(contract);
});

test('every accent that is accepted is legible in every theme', () => {
  assert(
    property(
      integer({ min: 173, max: 347 }),
      integer({ min: 0, max: 30 }),
      integer({ min: 10, max: 95 }),
      (hue, chroma, lightness) => {
        const accent = hexOfOklch({ hue, chroma: chroma / 100, lightness: lightness / 100 });
        // Rounding to sRGB can carry a colour at the border over it.
        if (!isAccepted(accent)) return;
        const { light, dark, contrast: more } = deriveAccent(accent);
        for (const [tokens, palette, floor] of [
          [light, lightPalette, 4.5],
          [dark, darkPalette, 4.5],
          [more, contrastPalette, 7],
        ] as const) {
          for (const face of [tokens.accent, tokens.accentHover, tokens.accentActive]) {
            expect(contrast(tokens.onAccent, face)).toBeGreaterThanOrEqual(floor);
          }
          for (const ground of [
            palette.surface,
            palette.raised,
            palette.canvas,
            tokens.accentSoft,
          ]) {
            expect(contrast(tokens.accentText, ground)).toBeGreaterThanOrEqual(floor);
          }
        }
      },
    ),
  );
});

function isAccepted(accent: string): boolean {
  try {
    deriveAccent(accent);
    return true;
  } catch {
    return false;
  }
}

describe('an accent that means something else is refused by its name', () => {
  test.each([
    ['#16a34a', 'green', 'success'],
    ['#eab308', 'yellow', 'caution'],
    ['#f97316', 'orange', 'a warning'],
    ['#dc2626', 'red', 'danger'],
    ['#e11d48', 'red', ''],
    ['#db2777', 'pink-red', 'a refused input'],
  ])('%s is %s', (accent, name, meaning) => {
    expect(() => deriveAccent(accent)).toThrow(AccentRefusedError);
    expect(() => deriveAccent(accent)).toThrow(new RegExp(`${accent}.*${name}.*${meaning}`));
  });

  test('up to 20° on either side, and not further', () => {
    for (const hue of [133, 171, 71, 349, 109]) {
      expect(isAccepted(hexOfOklch({ lightness: 0.6, chroma: 0.08, hue })), `${hue}°`).toBe(false);
    }
    for (const hue of [120, 180, 200, 264, 300, 340]) {
      expect(isAccepted(hexOfOklch({ lightness: 0.6, chroma: 0.08, hue })), `${hue}°`).toBe(true);
    }
  });
});

test('a grey has no hue that could mislead', () => {
  expect(isAccepted('#444444')).toBe(true);
});

test('what is no colour is refused', () => {
  for (const value of ['blue', '#abc', '#12345g', '']) {
    expect(() => deriveAccent(value)).toThrow(/#rrggbb/);
  }
});

test('the style sheet sets every theme, and dark or more contrast for a system that asks for it', () => {
  const sheet = accentStyleSheet('#6d28d9');
  const { light, dark, contrast: more } = deriveAccent('#6d28d9');
  expect(sheet).toContain(
    `:root:root,[data-theme="light"][data-theme]{--tram-accent:${light.accent}`,
  );
  expect(sheet).toContain(`[data-theme="dark"][data-theme]{--tram-accent:${dark.accent}`);
  expect(sheet).toContain(`[data-theme="contrast"][data-theme]{--tram-accent:${more.accent}`);
  expect(sheet).toContain(
    `@media (prefers-contrast:more){:root:root:where(:not([data-theme="dark"]))`,
  );
  expect(sheet).toContain('@media (prefers-color-scheme:dark){:root:root:not([data-theme]){');
});

test('the round form of a colour leads back to it', () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOfOklch(oklchOfHex(hex))).toBe(hex);
    }),
  );
});
