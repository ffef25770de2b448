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
 * The page behind keeps its place and its sticky bars. On the root alone: a body that is cut off or fixed, as Ariakit makes it where
 * scroll bars take no room (phones), is what `position: sticky` then holds on to, and the bars leave the screen with it. The room of
 * the scroll bar stays, or the page would move sideways.
 */
globalStyle(`html:has(${scrim}), html:has(${fadingScrim})`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
});
