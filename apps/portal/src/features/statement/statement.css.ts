import { globalStyle, style } from '@vanilla-extract/css';
import { layouts, media, space, type } from '@tram/ui/scale';
import { color } from '@tram/ui/theme';

export const bar = style({
  ...layouts.wrap,
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const period = style({
  flex: '0 1 260px',
  '@media': { [media.phone]: { flex: 'none' } },
});

export const source = style({ ...type.s, color: color.text3, margin: 0 });

export const part = style({ ...layouts.singleColumn, gap: space[12], alignContent: 'start' });

/** Beside each other where each keeps a width at which its bars can be told apart. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
  gap: space[32],
});

/** Hidden on screen; in print it is the only thing on the page, black on white in every theme. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      color: '#000',
      background: '#fff',
      fontSize: '9.5pt',
      lineHeight: 1.45,
    },
  },
});

globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@media': { print: { display: 'none !important' } },
});

globalStyle(`html:has(${sheet}), body:has(> ${sheet})`, {
  '@media': { print: { background: '#fff', margin: 0, colorScheme: 'light' } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12mm',
  paddingBottom: '4mm',
  borderBottom: '1.5pt solid #000',
  marginBottom: '4mm',
});

export const brand = style({ fontSize: '14pt', fontWeight: 660, lineHeight: 1.3 });

export const facts = style({ margin: 0, textAlign: 'end' });

export const warning = style({
  border: '1pt solid #000',
  padding: '2mm 3mm',
  marginBottom: '4mm',
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const tableHead = style({ display: 'table-header-group' });

/** A row is never split between two pages. */
export const row = style({ breakInside: 'avoid' });

export const cell = style({
  padding: '1.5mm 2mm',
  borderBottom: '0.5pt solid #888',
  textAlign: 'start',
  verticalAlign: 'top',
});

export const moment = style([cell, { whiteSpace: 'nowrap' }]);

export const figure = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
]);

export const note = style({ fontSize: '8pt' });

export const total = style({ fontWeight: 640 });
