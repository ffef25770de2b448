import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

export const banner = style({ marginBottom: space[16] });
