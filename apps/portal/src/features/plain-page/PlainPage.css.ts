import { style } from '@vanilla-extract/css';
import {
  clearOfSides,
  fontWeight,
  layer,
  layouts,
  media,
  safeArea,
  space,
  type,
} from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const page = style({ minHeight: '100svh', display: 'flex', flexDirection: 'column' });

export const head = style({
  position: 'relative',
  zIndex: layer.topBar,
  ...layouts.row,
  justifyContent: 'center',
  height: `calc(56px + ${safeArea.top})`,
  paddingBlockStart: safeArea.top,
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

const column = {
  width: '100%',
  maxWidth: 1072,
  marginInline: 'auto',
  paddingInline: clearOfSides(space[24]),
  '@media': { [media.phone]: { paddingInline: clearOfSides(space[16]) } },
} as const;

export const headInner = style(column);

export const body = style({
  ...column,
  flex: 1,
  ...layouts.column,
  justifyContent: 'center',
  paddingBlock: space[48],
});

export const title = style({ ...type['3xl'], fontWeight: fontWeight.heading });
export const message = style({ ...type.m, fontWeight: fontWeight.strong, marginTop: space[4] });
