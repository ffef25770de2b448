import { style } from '@vanilla-extract/css';
import { fontWeight, type } from '@tram/ui/scale';

export const heading = style({ ...type.l, fontWeight: fontWeight.strong });
