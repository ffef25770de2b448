/** Sizes, type, motion and layers of the kit (art direction, sections 2, 3 and 4). Plain values: they do not change with the theme. */

export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

export const radius = {
  inner: '3px',
  control: '4px',
  card: '6px',
  dialog: '8px',
  sheet: '12px',
} as const;

/** See `fonts.css.ts`: they stand in while Archivo is loading, the second for letters that the first has not. */
export const fallbackFamily = 'Archivo Fallback';
export const markedFallbackFamily = 'Archivo Fallback Marked';

/** What stands in for Archivo: for text that is drawn before anything may ask for Archivo's files. */
export const fallbackFonts =
  "'Archivo Fallback', 'Archivo Fallback Marked', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A property that names another face in the place of JetBrains Mono, which is then not loaded. */
export const monoFaceProperty = '--tram-mono';

export const fontFamily = {
  text: `'Archivo Variable', ${fallbackFonts}`,
  mono: `var(${monoFaceProperty}, 'JetBrains Mono'), ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace`,
} as const;

export const fontWeight = { body: 420, label: 570, strong: 630, heading: 670 } as const;

/** Steps of the type scale. Any box that hides its overflow needs a line height of at least 1.42 (stacked Vietnamese marks). */
export const type = {
  xs: { fontSize: '0.75rem', lineHeight: '1.125rem' },
  s: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  m: { fontSize: '0.875rem', lineHeight: '1.375rem' },
  l: { fontSize: '1rem', lineHeight: '1.5rem' },
  xl: { fontSize: '1.125rem', lineHeight: '1.625rem' },
  '2xl': { fontSize: '1.375rem', lineHeight: '2rem', letterSpacing: '-0.01em' },
  h1: { fontSize: '1.5rem', lineHeight: '2.125rem', letterSpacing: '-0.01em' },
  '3xl': { fontSize: '1.75rem', lineHeight: '2.375rem', letterSpacing: '-0.015em' },
  '4xl': { fontSize: '2rem', lineHeight: '2.75rem', letterSpacing: '-0.02em' },
  '5xl': { fontSize: '3.25rem', lineHeight: '4.125rem', letterSpacing: '-0.02em' },
} as const;

/** Layouts that recur; `gap` and what else differs is added beside them. */
export const layouts = {
  row: { display: 'flex', alignItems: 'center' },
  wrap: { display: 'flex', flexWrap: 'wrap' },
  wrappingRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  /** A wrapping row whose ends keep to the sides. */
  spread: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  inlineRow: { display: 'inline-flex', alignItems: 'center' },
  column: { display: 'flex', flexDirection: 'column' },
  /** Things below each other, none wider than what is around it. */
  singleColumn: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  centered: { display: 'grid', placeItems: 'center' },
  /** What is left of a column, and scrolls without the page. */
  scrolling: { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  /** One line, which ends in … where it is too long. */
  ellipsis: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  /** A list without bullets and without the browser's spaces. */
  plainList: { listStyle: 'none', margin: 0, padding: 0 },
  /**
   * A dot at the upper end of an icon, which is positioned: there is something behind it. It takes a `background`, the `borderColor` of
   * what is around it, and `Highlight` in forced colours.
   */
  cornerDot: {
    position: 'absolute',
    top: -2,
    insetInlineEnd: -3,
    width: 9,
    height: 9,
    borderWidth: 1.5,
    borderStyle: 'solid',
    borderRadius: '50%',
  },
} as const;

/** Figures that can change or be compared keep their columns. */
export const tabularFigures = 'tabular-nums lining-nums';

export const duration = { hover: '120ms', float: '180ms', dialog: '240ms' } as const;

export const easing = 'cubic-bezier(.2,0,0,1)';

export const layer = {
  stickyHead: 10,
  menu: 20,
  topBar: 30,
  bottomBar: 40,
  dialog: 60,
  loading: 70,
  toast: 80,
} as const;

/**
 * What a device keeps of the screen for its notch, its round corners and its home indicator (CSS Environment Variables, `env()`);
 * 0 where it keeps nothing. `document.css.ts` sets them. Backgrounds reach the edges, words and controls stay within.
 */
export const safeArea = {
  top: 'var(--tram-safe-top)',
  right: 'var(--tram-safe-right)',
  bottom: 'var(--tram-safe-bottom)',
  left: 'var(--tram-safe-left)',
} as const;

/** A distance from an edge of the screen that clears what the device keeps there. */
export const clearOf = (edge: keyof typeof safeArea, least: string): string =>
  `max(${least}, ${safeArea[edge]})`;

/** The same from both sides, for `padding-inline` and `inset-inline`. */
export const clearOfSides = (least: string): string =>
  `${clearOf('left', least)} ${clearOf('right', least)}`;

/** What an overlay's element is told while the keyboard of the device covers a part of the screen (`useKeyboardRoom`). */
export const keyboardProperties = {
  visibleHeight: '--tram-visible-height',
  keyboardHeight: '--tram-keyboard-height',
} as const;

/** The height of the screen above the keyboard of the device; all of it without one. */
export const visibleHeight = `var(${keyboardProperties.visibleHeight}, 100dvh)`;

/** How far the keyboard of the device reaches up from the lower edge of the screen. */
export const keyboardHeight = `var(${keyboardProperties.keyboardHeight}, 0px)`;

/** Widths in px: 320 is the floor, 760 parts the phone from the desktop shell, 1100 the drawer from the side menu. */
export const breakpoint = { tightPhone: 360, desktop: 760, sideMenu: 1100 } as const;

/** The height of a phone on its side, px. */
const lowHeight = 480;

export const media = {
  tightPhone: `screen and (max-width: ${breakpoint.tightPhone - 1}px)`,
  phone: `screen and (max-width: ${breakpoint.desktop - 1}px)`,
  desktop: `screen and (min-width: ${breakpoint.desktop}px)`,
  sideMenu: `screen and (min-width: ${breakpoint.sideMenu}px)`,
  low: `screen and (max-height: ${lowHeight}px)`,
  /** A small phone on its side, which has the bottom bar. */
  lowPhone: `screen and (max-width: ${breakpoint.desktop - 1}px) and (max-height: ${lowHeight}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  invertedColors: '(inverted-colors: inverted)',
  coarsePointer: '(pointer: coarse)',
} as const;
