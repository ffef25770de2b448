import { globalStyle, style } from '@vanilla-extract/css';
import { layouts, space } from '../theme/scale.ts';

/** What a layout element never is: wider than its place, or with the bullets and edges of its element. */
export const layoutElement = style({ minWidth: 0, margin: 0 });

globalStyle(`:is(ul, ol).${layoutElement}`, layouts.plainList);

/** A style for each space of the scale. */
export function gaps<Style>(of: (gap: string) => Style): Record<keyof typeof space | 0, Style> {
  return {
    0: of('0px'),
    4: of(space[4]),
    8: of(space[8]),
    12: of(space[12]),
    16: of(space[16]),
    20: of(space[20]),
    24: of(space[24]),
    32: of(space[32]),
    40: of(space[40]),
    48: of(space[48]),
    64: of(space[64]),
  };
}
