import { style } from '@vanilla-extract/css';
import { tabularFigures } from '../theme/scale.ts';

export const countdown = style({ fontVariantNumeric: tabularFigures, whiteSpace: 'nowrap' });

/** The same box as its display would have; it only carries the role. */
export const timer = style({ display: 'contents' });
