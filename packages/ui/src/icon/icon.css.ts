import { style } from '@vanilla-extract/css';

/** An icon never shrinks beside long words. A class, not a style attribute: pages are sent with a strict content security policy. */
export const iconShape = style({ flex: 'none' });
