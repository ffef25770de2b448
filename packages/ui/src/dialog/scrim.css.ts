import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, easing, layer, media } from '../theme/scale.ts';
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

/** A part of the document while a scrim covers the page. */
const held = (part: string) => `html:has(${scrim})${part}, html:has(${fadingScrim})${part}`;

/**
 * The page behind keeps its place and its sticky bars: the root alone is held. Ariakit also cuts the body off where scroll bars take
 * no room (phones), and fixes it on iOS; `position: sticky` then holds on to the body, and the bars leave the screen with it. It writes
 * that into the body's `style`.
 */
globalStyle(held(''), { overflow: 'hidden' });
globalStyle(held(' body'), {
  overflow: 'visible !important',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of CSS know `!important` only where any text is a value
  position: 'static !important' as 'static',
});

/**
 * A scroll bar that takes room beside the page leaves its place to an empty one beside the body, and beside the bar that holds on to
 * the window, so that nothing moves, and the scrim lies over that as well. In the gutter that Ariakit would keep for it nothing can
 * be drawn: a bright strip. That both take the rest of the row stands in their own styles: a value that changed here would be a frame
 * late where motion is reduced, and the page as narrow as its words for it.
 */
const row = { display: 'flex' } as const;
const emptyScrollBar = { content: '""', flex: 'none', overflowY: 'scroll' } as const;

globalStyle(held(''), { ...row, scrollbarGutter: 'auto !important' });
globalStyle(held('::after'), emptyScrollBar);
globalStyle(held(' [data-bottom-bar]'), { '@media': { [media.phone]: row } });
globalStyle(held(' [data-bottom-bar]::after'), { '@media': { [media.phone]: emptyScrollBar } });
