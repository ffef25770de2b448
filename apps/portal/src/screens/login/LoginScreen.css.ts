import { globalStyle, style } from '@vanilla-extract/css';
import { space, type } from '@tram/ui/scale';

export const ended = style({ marginBottom: space[20] });
const notice = style([ended, { display: 'none' }]);

export const verified = style([
  notice,
  { selectors: { 'html[data-verified="1"] &': { display: 'block' } } },
]);
export const notVerified = style([
  notice,
  { selectors: { 'html[data-verified="0"] &': { display: 'block' } } },
]);

/** Between the password and the button, closer to the first. */
export const forgot = style({ ...type.m, marginTop: `calc(-1 * ${space[8]})`, textAlign: 'right' });
// As high as a finger, between two controls that keep their distance.
globalStyle(`${forgot} > a`, { display: 'inline-block', paddingBlock: 11, marginBlock: -11 });

export const unverified = style({ display: 'grid', gap: space[8], marginBottom: space[20] });
export const resend = style({ ...type.m, justifySelf: 'end' });
