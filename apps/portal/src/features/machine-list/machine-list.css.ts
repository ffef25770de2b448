import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[24] });
