import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/** How far a modal overlay may have come. */
export interface OpeningInPieces {
  /** It may be drawn, and the page behind it become inert. */
  readonly shown: boolean;
  /** The focus may be in it already. */
  readonly mayFocus: boolean;
  /** For `autoFocusOnShow`: whether it may take the focus, given the element that would get it. */
  readonly takesFocus: false | ((element: HTMLElement | null) => boolean);
}

/** Whoever was quicker, and types already, keeps the focus. */
function isNotInside(element: HTMLElement | null): boolean {
  return element?.closest('[data-dialog]')?.contains(document.activeElement) !== true;
}

/**
 * Opens a modal overlay in three tasks that a key can come between, so that none keeps the customer waiting (W3C Long Tasks): what
 * opened it is drawn first, then the overlay; then the focus moves, which makes the browser style the whole page behind, because it
 * has become inert. The overlay closes at once.
 */
export function useOpeningInPieces(open: boolean): OpeningInPieces {
  const mayOpen = useDeferredValue(open);
  const shown = open && mayOpen;
  const [mayFocus, setMayFocus] = useState(false);
  useEffect(() => startTransition(() => setMayFocus(shown)), [shown]);
  return { shown, mayFocus, takesFocus: mayFocus && isNotInside };
}
