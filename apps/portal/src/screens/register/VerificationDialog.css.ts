import { style } from '@vanilla-extract/css';
import { fontWeight, space } from '@tram/ui/scale';

export const text = style({ display: 'grid', gap: space[12] });
export const address = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
