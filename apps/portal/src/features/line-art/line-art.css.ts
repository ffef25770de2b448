import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { color } from '@tram/ui/theme';

/** Where the drawing stands says what its second colour is; on paper the accent, on the dark panel its fill. */
export const artAccent = createVar();
export const artLamp = createVar();

export const drawing = style({ width: '100%', height: 'auto' });
export const line = style({ stroke: 'currentColor' });
export const accent = style({ stroke: fallbackVar(artAccent, color.accentText) });
export const lamp = style({ fill: fallbackVar(artLamp, color.tone.positive.icon) });
