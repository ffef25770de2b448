import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { fontWeight, radius, type } from '../theme/scale.ts';

export const content = style({ ...type.m, overflowWrap: 'anywhere', minHeight: 44 });

globalStyle(`${content} > * + *`, { marginTop: 12 });
globalStyle(`${content} :is(ul, ol)`, { paddingInlineStart: 20 });
globalStyle(`${content} :is(h3, h4, strong, b)`, { fontWeight: fontWeight.strong });
globalStyle(`${content} img`, { height: 'auto', borderRadius: radius.control });
globalStyle(`${content} :is(td, th)`, {
  border: `1px solid ${color.line}`,
  padding: '4px 8px',
  textAlign: 'start',
});
globalStyle(`${content} blockquote`, { color: color.text2, margin: 0, paddingInlineStart: 12 });
