import { style } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';

/** For what is drawn in two forms: one of them is out of the page on the other kind of screen. */
export const onlyOnPhone = style({ '@media': { [media.desktop]: { display: 'none !important' } } });
export const onlyOnDesktop = style({ '@media': { [media.phone]: { display: 'none !important' } } });
