import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, space, type } from '@tram/ui/scale';

export const panel = style({ ...layouts.singleColumn, gap: space[20] });

export const head = style({ ...layouts.spread, gap: space[12] });

export const title = style({ ...type.l, fontWeight: fontWeight.strong, margin: 0 });
