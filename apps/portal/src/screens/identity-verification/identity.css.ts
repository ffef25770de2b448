import { style } from '@vanilla-extract/css';
import { fontWeight, layouts, media, radius, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

const oneColumn = 'minmax(0, 1fr)';

/** Badge, words and time in one line; below each other on phones. */
export const standing = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const standingWords = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const standingLead = style({ ...type.m, fontWeight: fontWeight.strong });
export const quiet = style({ ...type.m, color: color.text2 });
export const moment = style({ ...type.m, flex: 'none', color: color.text2 });

export const sectionHead = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const number = style({
  ...type.l,
  flex: 'none',
  ...layouts.centered,
  width: 44,
  height: 44,
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
  background: color.surface2,
  fontWeight: fontWeight.strong,
});
export const sectionTitle = style({ ...type.xl, fontWeight: fontWeight.heading });

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: space[24],
});

/** Four columns; names and places take two. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[20],
  '@media': { [media.phone]: { gridTemplateColumns: oneColumn } },
});
export const wide = style({
  gridColumn: 'span 2',
  '@media': { [media.phone]: { gridColumn: 'auto' } },
});

/** The pad, and beside it what is signed. */
export const signing = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[32],
  '@media': { [media.phone]: { gridTemplateColumns: oneColumn, gap: space[20] } },
});

export const foot = style({
  ...layouts.wrappingRow,
  justifyContent: 'flex-end',
  gap: `${space[12]} ${space[20]}`,
  '@media': { [media.phone]: { justifyContent: 'center', textAlign: 'center' } },
});

/** What stands in the form's place; it takes the focus when what had it is gone. */
export const outcome = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[12],
  outline: 'none',
});

/** The parts of the contract's text. */
export const contractText = style({ ...type.m, overflowWrap: 'anywhere' });
export const contractMotto = style([contractText, { textAlign: 'center', whiteSpace: 'pre-line' }]);
export const contractTitle = style({
  ...type.l,
  fontWeight: fontWeight.heading,
  textAlign: 'center',
});
export const contractHeading = style({ ...type.m, fontWeight: fontWeight.strong });
