import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, radius, space, tabularFigures, type } from '../theme/scale.ts';
import * as dropFrame from './drop-frame.css.ts';

export const root = style({
  ...layouts.singleColumn,
  gap: space[8],
});

/** A lower frame than a picture's: there is nothing to see in it. */
export const frame = recipe({
  base: { ...dropFrame.frameRule, minHeight: 72, selectors: dropFrame.focusedFrame },
  variants: {
    status: dropFrame.frameStatusRules,
    dragging: { true: dropFrame.draggingRule },
    inert: { false: { selectors: { '&:hover': { background: color.surface3 } } } },
  },
});

/** Looks like a secondary button; a press reaches the input, which lies over it. */
export const face = recipe({
  base: dropFrame.faceRule,
  variants: { inert: { true: dropFrame.inertFaceRule } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...layouts.plainList,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const row = style({
  ...type.s,
  ...layouts.row,
  gap: space[8],
  minHeight: 44,
  padding: '4px 6px 4px 12px',
  fontVariantNumeric: tabularFigures,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });

export const fileName = style({
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: fontWeight.label,
  overflowWrap: 'anywhere',
});

export const fileSize = style({
  color: color.text2,
  fontWeight: fontWeight.body,
  whiteSpace: 'nowrap',
});

export const sending = style({ flex: '1 1 auto', minWidth: 0 });
