import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, easing, fontWeight, layer, media, radius, type } from '../theme/scale.ts';

/** Above everything that can hold a button: dialogs too. */
export const tooltip = style({
  ...type.s,
  zIndex: layer.toast,
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: '4px 8px',
  borderRadius: radius.control,
  border: `1px solid ${color.line2}`,
  background: color.raised,
  color: color.text,
  boxShadow: color.shadowFloat,
  fontWeight: fontWeight.body,
  overflowWrap: 'anywhere',
  opacity: 0,
  transition: `opacity calc(${duration.hover} * 0.75) ${easing}`,
  selectors: { '&[data-enter]': { opacity: 1, transitionDuration: duration.hover } },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
    },
  },
});
