import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, easing, layer } from '../theme/scale.ts';
import { leaving } from '../theme/shared-styles.ts';

const covering = { position: 'fixed', inset: 0, zIndex: layer.dialog } as const;

/** What covers the page behind the sheet of a menu, popover or calendar. */
export const scrim = style({ ...covering, background: color.scrim });

/** What covers the page behind a dialog: it fades in and out with it. */
export const fadingScrim = style({
  ...covering,
  background: color.scrim,
  opacity: 0,
  transition: `opacity ${leaving(duration.dialog)} ${easing}`,
  selectors: { '&[data-enter]': { opacity: 1, transitionDuration: duration.dialog } },
});

/**
 * The page behind keeps its place and its sticky bars: the root alone is held. Ariakit, which keeps the room of the scroll bar, also
 * cuts the body off where scroll bars take no room (phones), and fixes it on iOS; `position: sticky` then holds on to the body, and
 * the bars leave the screen with it. It writes that into the body's `style`.
 */
globalStyle(`html:has(${scrim}), html:has(${fadingScrim})`, { overflow: 'hidden' });
globalStyle(`html:has(${scrim}) body, html:has(${fadingScrim}) body`, {
  overflow: 'visible !important',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of CSS know `!important` only where any text is a value
  position: 'static !important' as 'static',
});
