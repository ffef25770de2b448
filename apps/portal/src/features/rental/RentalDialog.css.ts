import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const form = style({ display: 'grid', gap: space[20] });
