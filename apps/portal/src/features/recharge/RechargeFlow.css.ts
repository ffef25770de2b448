import { style } from '@vanilla-extract/css';
import { space } from '@tram/ui/scale';

/** A face of the dialog; it takes the focus itself only when what had it is gone. */
export const panel = style({ display: 'grid', gap: space[16], outline: 'none' });
