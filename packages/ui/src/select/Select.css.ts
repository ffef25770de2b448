import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { input } from '../field/Field.css.ts';
import { color } from '../theme/contract.css.ts';
import { fontWeight, layouts, radius, type } from '../theme/scale.ts';

export const frame = style({ position: 'relative' });

/** Lies over the whole box, so that a press anywhere in it opens the list. */
export const select = style([
  input,
  {
    paddingInlineEnd: 40,
    textOverflow: 'ellipsis',
    selectors: { '&:enabled': { cursor: 'pointer' }, '&[data-empty]': { color: color.text3 } },
  },
]);

export const withIcon = style({ paddingInlineStart: 40 });

const ornament = style({
  position: 'absolute',
  insetBlock: 0,
  ...layouts.row,
  color: color.text2,
  pointerEvents: 'none',
  selectors: { ':disabled ~ &': { color: 'inherit' } },
});

export const icon = style([ornament, { insetInlineStart: 12 }]);
export const chevron = style([ornament, { insetInlineEnd: 12 }]);

/**
 * Where the list can be styled it gets our look and is 320 px high at most (specification, section 9); a finger keeps the
 * system's own wheel or sheet.
 */
function whereStyled(rule: GlobalStyleRule): GlobalStyleRule {
  return {
    '@supports': { '(appearance: base-select)': { '@media': { '(pointer: fine)': rule } } },
  };
}

// @ts-expect-error The type of `appearance` does not have this value yet.
globalStyle(select, whereStyled({ appearance: 'base-select', alignItems: 'center' }));
globalStyle(`${select}::picker-icon`, { display: 'none' });
globalStyle(
  `${select}::picker(select)`,
  whereStyled({
    // @ts-expect-error The type of `appearance` does not have this value yet.
    appearance: 'base-select',
    maxHeight: 320,
    margin: '4px 0',
    padding: 4,
    border: `1px solid ${color.line2}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadowFloat,
  }),
);
globalStyle(
  `${select} option`,
  whereStyled({ ...type.m, minHeight: 36, padding: '6px 12px', borderRadius: radius.control }),
);
globalStyle(`${select} option:is(:hover, :focus)`, whereStyled({ background: color.surface3 }));
globalStyle(`${select} option:focus-visible`, whereStyled({ outlineOffset: -2 }));
globalStyle(`${select} option:checked`, whereStyled({ fontWeight: fontWeight.label }));
globalStyle(`${select} option:disabled`, { color: color.text3 });
globalStyle(`${select} option[hidden]`, { display: 'none' });
