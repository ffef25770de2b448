import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  duration,
  easing,
  fontWeight,
  layouts,
  media,
  radius,
  space,
  tabularFigures,
  type,
} from '@tram/ui/scale';
import { color } from '@tram/ui/theme';
import { endWidth, subjectWidth } from './expiry.css.ts';

export const row = recipe({
  base: {
    // On a phone the times are below; with large text the link is, too.
    ...layouts.wrappingRow,
    gap: `${space[4]} ${space[12]}`,
    padding: `${space[12]} 0`,
    borderTop: `1px solid ${color.line}`,
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: `${subjectWidth} minmax(0, 1fr) ${endWidth}`,
        gap: space[16],
        alignItems: 'center',
        padding: `${space[8]} 0`,
      },
    },
  },
  variants: {
    placed: {
      true: {},
      // Without a place on the axis its link is at the end.
      false: {
        '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
      },
    },
  },
});

export const subject = style({ flex: '1 1 10rem', minWidth: 0 });

export const name = style({
  ...type.m,
  fontWeight: fontWeight.label,
  overflowWrap: 'anywhere',
});

export const note = style({ ...type.xs, color: color.text2, overflowWrap: 'anywhere' });

export const track = style({
  position: 'relative',
  '@media': {
    [media.desktop]: { minHeight: 32 },
  },
});

const onAxis = {
  position: 'absolute',
  insetBlock: 0,
  minHeight: 0,
  minWidth: 6,
  padding: 0,
  justifyContent: 'flex-end',
} as const;

const urgent = (tone: 'warning' | 'critical') => ({
  '@media': { [media.desktop]: { borderInlineEnd: `3px solid ${color.tone[tone].icon}` } },
});

/** On a phone, and without a place on the axis, a button; else as long as the time that it represents. */
export const bar = recipe({
  base: {
    ...type.s,
    ...layouts.row,
    justifyContent: 'center',
    minHeight: 44,
    padding: `0 ${space[4]}`,
    border: `1px solid ${color.accentLine}`,
    borderRadius: radius.control,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: fontWeight.label,
    textDecoration: 'none',
    transition: `border-color ${duration.hover} ${easing}`,
    ':hover': { borderColor: color.accentText },
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '@media': {
      [media.forcedColors]: { borderColor: 'LinkText' },
      [media.phone]: {
        // What places it on the axis is no matter here.
        width: 'auto !important',
      },
    },
  },
  variants: {
    edge: {
      none: { '@media': { [media.desktop]: { minHeight: 32 } } },
      end: { '@media': { [media.desktop]: onAxis } },
      beyond: {
        '@media': {
          [media.desktop]: {
            ...onAxis,
            borderInlineEndStyle: 'dashed',
            borderStartEndRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      },
    },
    words: {
      inside: {},
      after: { '@media': { [media.desktop]: { justifyContent: 'flex-start' } } },
    },
    level: {
      normal: {},
      low: urgent('warning'),
      critical: urgent('critical'),
      over: urgent('critical'),
    },
  },
});

export const barLabel = style({
  ...layouts.inlineRow,
  gap: space[4],
  padding: `0 ${space[8]}`,
  whiteSpace: 'nowrap',
});

// A short bar has its words beside it; they are part of what can be pressed.
globalStyle(`${bar.classNames.variants.words.after} > span`, {
  '@media': { [media.desktop]: { position: 'absolute', insetInlineStart: '100%' } },
});

export const end = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.desktop]: { textAlign: 'end' } },
});

export const left = recipe({
  base: {
    ...type.s,
    ...layouts.inlineRow,
    gap: space[4],
    fontWeight: fontWeight.label,
    fontVariantNumeric: tabularFigures,
  },
  variants: {
    level: {
      normal: {},
      low: { color: color.tone.warning.text },
      critical: { color: color.tone.critical.text },
      over: { color: color.tone.critical.text },
    },
  },
});
