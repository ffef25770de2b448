import { style } from '@vanilla-extract/css';

/** The eye stands inside the box, as high as the field. */
export const eye = style({ display: 'flex', alignItems: 'center', paddingInlineEnd: 4 });
