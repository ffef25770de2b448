/**
 * The colours of the themes as plain data: the first tier of the tokens, private to the kit.
 * Components read the contract (`contract.css.ts`), whose tokens are those of the light theme.
 * Values are sRGB hex generated from OKLCH (art direction, section 3).
 */

/** The seven tones and no eighth. `invalid` is feedback on what the customer just did; `critical` is the state of a thing. */
export const tones = [
  'neutral',
  'info',
  'positive',
  'caution',
  'warning',
  'critical',
  'invalid',
] as const;

export type Tone = (typeof tones)[number];

function tone(text: string, icon: string, background: string, border: string) {
  return { text, icon, background, border };
}

export const lightPalette = {
  canvas: '#f1f3f5',
  surface: '#ffffff',
  surface2: '#f7f8fa',
  surface3: '#e8ebef',
  raised: '#ffffff',
  line: '#dcdfe3',
  line2: '#c5c9cf',
  lineControl: '#848992',
  text: '#171c24',
  text2: '#474c55',
  text3: '#636870',
  accent: '#22479f',
  accentHover: '#183889',
  accentActive: '#112d73',
  onAccent: '#ffffff',
  accentText: '#22479f',
  accentSoft: '#e9f0fd',
  accentLine: '#b9cdf3',
  focus: '#2763d7',
  display: '#192133',
  displayLine: '#192133',
  displayText: '#f4f7fb',
  display2: '#adb6c8',
  displayFill: '#b0d2ff',
  displayTick: '#505b72',
  displayWarning: '#fdb25b',
  displayCritical: '#fa9390',
  displayPositive: '#7ce0a2',
  danger: '#b91c1e',
  dangerHover: '#a30e14',
  onDanger: '#ffffff',
  scrim: 'rgb(17 22 34 / 0.54)',
  shadowFloat: '0 8px 24px -6px rgb(15 20 35 / 0.18)',
  shadowDialog: '0 24px 64px -16px rgb(15 20 35 / 0.36)',
  tone: {
    neutral: tone('#474c55', '#70757d', '#eef0f3', '#ced1d6'),
    info: tone('#0e5e7f', '#1b7da6', '#e5f6fd', '#aad3e8'),
    positive: tone('#0b6834', '#248a49', '#e5faeb', '#a5d9b5'),
    caution: tone('#745302', '#a87d00', '#fff7ce', '#eacd73'),
    warning: tone('#9d4308', '#d46110', '#ffefdf', '#f6c094'),
    critical: tone('#b0171a', '#d72e2d', '#ffeeed', '#f8b8b5'),
    invalid: tone('#af094a', '#d81f60', '#ffecf2', '#f9b7c8'),
  },
};

export type Palette = typeof lightPalette;

export const darkPalette: Palette = {
  canvas: '#0f1217',
  surface: '#181b22',
  surface2: '#14171d',
  surface3: '#23272f',
  raised: '#1e222a',
  line: '#2a2e36',
  line2: '#3b404a',
  lineControl: '#666c77',
  text: '#ebedf0',
  text2: '#b8bcc3',
  text3: '#969ca4',
  accent: '#92b5f3',
  accentHover: '#aac7f9',
  accentActive: '#7da3e8',
  onAccent: '#0b1530',
  accentText: '#9fbef7',
  accentSoft: '#202b46',
  accentLine: '#394d7a',
  focus: '#7cb4fc',
  display: '#06090f',
  displayLine: '#303541',
  displayText: '#f3f5f9',
  display2: '#a3abbb',
  displayFill: '#a6ccfd',
  displayTick: '#464d5c',
  displayWarning: '#fdb25b',
  displayCritical: '#fc918e',
  displayPositive: '#7ce0a2',
  danger: '#f6706a',
  dangerHover: '#fe8b83',
  onDanger: '#290606',
  scrim: 'rgb(3 5 9 / 0.66)',
  shadowFloat: '0 8px 24px -6px rgb(15 20 35 / 0.36)',
  shadowDialog: '0 24px 64px -16px rgb(15 20 35 / 0.72)',
  tone: {
    positive: tone('#8ce3ab', '#5ccf85', '#132e1e', '#235638'),
    caution: tone('#f2d87d', '#efc845', '#332b0e', '#5f4e17'),
    warning: tone('#fcc087', '#fe9d41', '#3d2310', '#73421c'),
    critical: tone('#ffafac', '#f9746d', '#431b19', '#823231'),
    invalid: tone('#feadc0', '#fa6d92', '#411a26', '#7f3149'),
    info: tone('#9dd7f2', '#68bbe2', '#152b38', '#285166'),
    neutral: tone('#b8bcc3', '#979ca4', '#23262c', '#3c4049'),
  },
};

/**
 * More contrast, on light ground: text reaches 7, icons, edges and the focus ring 4.5, and every surface has an edge that can be
 * seen. Chosen by `data-theme="contrast"`, and by `prefers-contrast: more` wherever light would be shown.
 */
export const contrastPalette: Palette = {
  canvas: '#ffffff',
  surface: '#ffffff',
  surface2: '#f7f8fa',
  surface3: '#e8ebef',
  raised: '#ffffff',
  line: '#636870',
  line2: '#474c55',
  lineControl: '#2b3038',
  text: '#000000',
  text2: '#23272f',
  text3: '#3a3f48',
  accent: '#112d73',
  accentHover: '#0a2158',
  accentActive: '#061740',
  onAccent: '#ffffff',
  accentText: '#112d73',
  accentSoft: '#e4ebfb',
  accentLine: '#22479f',
  focus: '#183f9e',
  display: '#000000',
  displayLine: '#000000',
  displayText: '#ffffff',
  display2: '#d5dbe6',
  displayFill: '#c6deff',
  displayTick: '#8b95a8',
  displayWarning: '#fdc27f',
  displayCritical: '#ffb0ad',
  displayPositive: '#8df0b2',
  danger: '#850c10',
  dangerHover: '#65070a',
  onDanger: '#ffffff',
  scrim: 'rgb(0 0 0 / 0.72)',
  shadowFloat: '0 8px 24px -6px rgb(0 0 0 / 0.4)',
  shadowDialog: '0 24px 64px -16px rgb(0 0 0 / 0.6)',
  tone: {
    positive: tone('#064a24', '#0b6834', '#effcf3', '#248a49'),
    caution: tone('#523a00', '#745302', '#fffbe6', '#a87d00'),
    warning: tone('#702e03', '#9d4308', '#fff6ec', '#d46110'),
    critical: tone('#850c10', '#b0171a', '#fff5f4', '#d72e2d'),
    invalid: tone('#830535', '#af094a', '#fff4f7', '#d81f60'),
    info: tone('#064561', '#0e5e7f', '#f0faff', '#1b7da6'),
    neutral: tone('#2b3038', '#474c55', '#f3f4f6', '#70757d'),
  },
};

/** What `prefers-contrast: more` changes in the dark theme (art direction, section 8): edges can be seen, captions read as text does. */
export const darkMoreContrast = {
  line: '#6e747f',
  line2: '#6e747f',
  lineControl: '#a3a9b3',
  text: '#ffffff',
  text2: darkPalette.text,
  text3: darkPalette.text2,
  displayLine: '#818791',
} as const satisfies Partial<Palette>;

/** The names that contrast is reported under. */
type PaletteName = 'light' | 'dark' | 'contrast' | 'dark, more contrast';

/** Every theme that is drawn, by its name. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  light: lightPalette,
  dark: darkPalette,
  contrast: contrastPalette,
  'dark, more contrast': { ...darkPalette, ...darkMoreContrast },
};
