import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { space, tabularFigures, type } from '../theme/scale.ts';

export const countdown = style({ fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' });

/** The same box as its display would have; it only carries the role. */
export const timer = style({ display: 'contents' });

/** On ink, so in the colours of a display. */
export const warningText = style({ ...type.s, marginTop: space[12], color: color.display2 });
