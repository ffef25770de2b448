import { style } from '@vanilla-extract/css';
import { fontWeight, media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

/** A panel of the dialog. */
export const panel = style({ display: 'grid', gap: space[16] });

export const outcome = style({ display: 'grid', gap: space[16] });

export const head = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' });

export const icon = style({ display: 'flex', flex: 'none' });
export const positive = style({ color: color.tone.positive.icon });
export const warning = style({ color: color.tone.warning.icon });
export const critical = style({ color: color.tone.critical.icon });

export const lead = style({ ...type.l, fontWeight: fontWeight.strong });
export const hint = style({ ...type.m, color: color.text2, marginTop: space[4] });

/** Code and countdown beside each other on desktops, below each other on phones. */
export const transfer = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 286px) minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const details = style({ display: 'grid', gap: space[12], minWidth: 0 });
