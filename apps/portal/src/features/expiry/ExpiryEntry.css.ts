import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
