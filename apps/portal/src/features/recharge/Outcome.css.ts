import { style } from '@vanilla-extract/css';
import { fontWeight, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const outcome = style({ display: 'grid', gap: space[16] });

export const head = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' });

export const icon = style({ display: 'flex', flex: 'none' });
export const positive = style({ color: color.tone.positive.icon });
export const warning = style({ color: color.tone.warning.icon });
export const critical = style({ color: color.tone.critical.icon });

export const lead = style({ ...type.l, fontWeight: fontWeight.strong });
export const hint = style({ ...type.m, color: color.text2, marginTop: space[4] });
