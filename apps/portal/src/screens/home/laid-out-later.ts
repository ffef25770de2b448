import type { StyleRule } from '@vanilla-extract/css';
import { media } from '@tram/ui/scale';

/** px, without padding, by the width of the window. */
interface Heights {
  readonly phone: number;
  readonly desktop: number;
  readonly sideMenu: number;
}

/**
 * A part below the first screen is laid out when it comes near, so the first paint does not wait for it.
 * @param heights what it is taken to be before that: as with the product's words and what the sandbox rents, so that the page has its length
 * and a link to a part ends at it
 */
export function laidOutLater({ phone, desktop, sideMenu }: Heights): StyleRule {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${desktop}px`,
    '@media': {
      [media.phone]: { containIntrinsicBlockSize: `auto ${phone}px` },
      [media.sideMenu]: { containIntrinsicBlockSize: `auto ${sideMenu}px` },
    },
  };
}
