import type { StyleRule } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import type { Tone } from './palette.ts';
import {
  clearOfSides,
  duration,
  easing,
  fontWeight,
  keyboardHeight,
  layer,
  media,
  radius,
  safeArea,
  type,
  visibleHeight,
} from './scale.ts';

/** Plain style rules that several components spread into their own. They make no class and no CSS by themselves. */

/** An item that is active or chosen, in forced colours. */
export const highlighted = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** The same for what has an edge of its own. */
export const highlightedEdge = { ...highlighted, borderColor: 'Highlight' } as const;

/** The row of a list that keys are at, and the page of a menu: its edge is seen where two greys are not told apart. */
export const activeRow = {
  background: color.accentSoft,
  boxShadow: `inset 0 0 0 1px ${color.accentLine}`,
} as const;

/**
 * What lies under a control that cannot be used: a well. In the dark the grey of light ground would be lighter than a control that can
 * be used. The build writes `light-dark()` as variables, for browsers that do not know it (Chrome before 123).
 */
export const disabledGround = `light-dark(${color.surface3}, ${color.surface2})`;

/** What is empty so far of a bar, or will be words: seen on every ground and in every theme, and far from every fill. */
export const traceColor = color.tone.neutral.border;

/** The colour of a field's edge by its status. */
export const statusEdgeColors = {
  invalid: color.tone.invalid.icon,
  warn: color.tone.caution.icon,
};

/** A 2 px edge for a field with a status. */
export const statusEdgeRule = (tone: string) => ({
  borderColor: tone,
  boxShadow: `inset 0 0 0 1px ${tone}`,
});

/** The ring of what has the keyboard, on a frame around it. */
export const focusRing = (outlineOffset: number) =>
  ({ outline: `2px solid ${color.focus}`, outlineOffset }) as const;

/** What a style is in Firefox before 121, which drops every selector with `:has()` in it. */
export const withoutHas = <const Rule extends object>(rule: Rule) => ({
  '@supports': { 'not selector(:has(*))': rule },
});

/** Not drawn, but read out: for words that only a screen reader needs at one width. */
export const onlyHeard = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Leaving takes three quarters of the time of entering (art direction, section 3). */
export const leaving = (time: string): string => `calc(${time} * 0.75)`;

/** `transition` of what changes under the pointer: `hoverTransition('color', 'border-color')`. */
export const hoverTransition = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${duration.hover} ${easing}`).join(', ');

/** A dialog or palette with a frame that moves and fades in when Ariakit sets `data-enter`. */
export const dialogFrameRule = {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: radius.dialog,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadowDialog,
  opacity: 0,
  transition: `opacity ${leaving(duration.dialog)} ${easing}, transform ${leaving(duration.dialog)} ${easing}`,
} satisfies StyleRule;

/** The same once it has entered; a dialog that has other selectors of its own adds it to them. */
export const enteredDialogRule = {
  opacity: 1,
  transform: 'none',
  transitionDuration: duration.dialog,
} satisfies StyleRule;

/** A menu, popover or calendar beside what opens it, before it has entered. */
export const popupRule = {
  zIndex: layer.menu,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.card,
  boxShadow: color.shadowFloat,
  transform: 'translateY(-4px)',
} satisfies StyleRule;

/** How high a sheet may be: of the page behind, a strip stays in sight. */
export const sheetHeight = `calc(${visibleHeight} - 32px - ${safeArea.top})`;

/** The same on phones, at the bottom edge of the screen. */
export const bottomSheetRule = {
  position: 'fixed',
  inset: `auto 0 ${keyboardHeight} 0`,
  zIndex: layer.dialog,
  maxHeight: sheetHeight,
  paddingInline: clearOfSides('0px'),
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  boxShadow: color.shadowDialog,
  transform: 'translateY(32px)',
  '@media': { [media.forcedColors]: { borderTop: '1px solid CanvasText' } },
} satisfies StyleRule;

/** The head of such a sheet, which stays in sight while its content scrolls. Give it a padding. */
export const sheetHeadRule = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  background: color.raised,
  borderBottom: `1px solid ${color.line}`,
} satisfies StyleRule;

/** A popup or sheet that moves and fades in when Ariakit sets `data-enter`. */
export const floatingRule = {
  background: color.raised,
  color: color.text,
  opacity: 0,
  transition: `opacity ${leaving(duration.float)} ${easing}, transform ${leaving(duration.float)} ${easing}`,
  selectors: {
    '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: duration.float },
  },
} satisfies StyleRule;

/** The same, scrolling as a whole. */
export const scrollingFloatRule = {
  ...floatingRule,
  boxSizing: 'border-box',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} satisfies StyleRule;

/** A label around a checkbox or radio and its words. */
export const choiceRowRule = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text3, cursor: 'not-allowed' } },
  '@media': { [media.coarsePointer]: { minHeight: 44, paddingBlock: 11 } },
} satisfies StyleRule;

/** The box of a checkbox or radio: in the middle of the first line of its words. */
export const choiceMarkRule = {
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  marginBlockStart: `calc((${type.m.lineHeight} - 18px) / 2)`,
  border: `1px solid ${color.lineControl}`,
  background: color.raised,
  appearance: 'none',
  cursor: 'inherit',
} satisfies StyleRule;

/** A native control that lies unseen over what draws it: presses, the keyboard and readers reach it. */
export const coveringControlRule = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
} satisfies StyleRule;

/** Words and an icon that can be pressed, without an edge. */
export const plainButtonRule = {
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontWeight: fontWeight.label,
  cursor: 'pointer',
} satisfies StyleRule;

/** A rule for each tone, made of its colours: the variants of a recipe. */
export function eachTone(rule: (colors: (typeof color.tone)[Tone]) => StyleRule) {
  const { neutral, info, positive, caution, warning, critical, invalid } = color.tone;
  return {
    neutral: rule(neutral),
    info: rule(info),
    positive: rule(positive),
    caution: rule(caution),
    warning: rule(warning),
    critical: rule(critical),
    invalid: rule(invalid),
  };
}

export const toneIconRules = eachTone(({ icon }) => ({ color: icon }));

/**
 * `::after` of something that scrolls: while there is more below, what is cut off at its lower edge fades out. At the end it lies over
 * the padding that is there anyway, as high as it.
 */
export const fadeAtEnd = ({
  height,
  edge,
  ground,
}: {
  /** Of the fade and of the padding, px. */
  readonly height: number;
  /** How far over the lower edge: as high as what lies over that edge. */
  readonly edge: number | string;
  /** The colour that it fades into. */
  readonly ground: string;
}) =>
  ({
    content: '""',
    display: 'block',
    position: 'sticky',
    bottom: edge,
    zIndex: 1,
    height,
    marginBottom: -height,
    background: `linear-gradient(transparent, ${ground})`,
    pointerEvents: 'none',
  }) as const;
