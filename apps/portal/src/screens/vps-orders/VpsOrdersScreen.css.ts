import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** Below the pages of the list. */
export const foot = style({ marginTop: space[16] });
