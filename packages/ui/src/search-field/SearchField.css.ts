import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { layouts } from '../theme/scale.ts';

export const frame = style({ display: 'block' });

export const icon = style({
  ...layouts.row,
  paddingInlineStart: 12,
  color: color.text3,
});

export const clear = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: 4 });

// The browser's own × has no name and no target of 44 px; ours has both.
globalStyle(`${frame} input::-webkit-search-cancel-button`, { display: 'none' });
