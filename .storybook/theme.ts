import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { palettes } from '../packages/ui/src/theme/palette.ts';
import { fontFamily } from '../packages/ui/src/theme/scale.ts';

/** The mark of the kit (`BrandMark`) before the name, as Storybook takes them. */
const brandTitle = `<span style="display:flex;align-items:center;gap:10px;font-size:18px;font-weight:650;letter-spacing:-.01em"><svg aria-hidden="true" width="26" height="26" viewBox="0 0 28 28" fill="none"><rect x="3.25" y="3.25" width="21.5" height="15.5" rx="2.5" stroke="currentColor" stroke-width="2.5"/><circle cx="14" cy="24.5" r="2.5" fill="currentColor"/></svg>Trạm</span>`;

/** Storybook's own parts in the colours and letters of the kit. */
function themeOf(name: keyof typeof palettes): ThemeVars {
  const palette = palettes[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontFamily.text,
    fontCode: "'JetBrains Mono', ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.canvas,
    appContentBg: palette.surface,
    appPreviewBg: palette.canvas,
    appHoverBg: palette.accentSoft,
    appBorderColor: palette.line,
    appBorderRadius: 6,
    textColor: palette.text,
    textInverseColor: palette.onAccent,
    textMutedColor: palette.text2,
    barBg: palette.surface,
    barTextColor: palette.text2,
    barHoverColor: palette.accentText,
    barSelectedColor: palette.accentText,
    buttonBg: palette.surface2,
    buttonBorder: palette.line2,
    booleanBg: palette.surface3,
    booleanSelectedBg: palette.raised,
    inputBg: palette.raised,
    inputBorder: palette.lineControl,
    inputTextColor: palette.text,
    inputBorderRadius: 4,
  });
}

/** One for each theme of the toolbar, so that a page of documentation looks as what it shows. */
export const storybookThemes = {
  light: themeOf('light'),
  dark: themeOf('dark'),
  contrast: themeOf('contrast'),
} as const;
