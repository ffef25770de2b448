import { globalStyle } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';
import { box, boxStatus } from './Field.css.ts';

/** The box of a control that can be read alone. Apart from the others' styles, which the open pages load with their first bytes. */

const withReadOnly = ':has(:is(input, textarea)[readonly]:enabled)';

globalStyle(`${box}:where(${withReadOnly})`, {
  background: color.surface2,
  // There are no wells; a broken line is none of the lines of a box that takes words.
  '@media': { [media.forcedColors]: { borderStyle: 'dashed' } },
});

globalStyle(`${box}:where(:not(${Object.values(boxStatus).join(', ')})${withReadOnly})`, {
  borderColor: color.line,
});
