import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: 8 });
