import type { DialogStore } from '@ariakit/react/dialog';
import { useStoreState } from '@ariakit/react/store';
import { useEffect } from 'react';
import { keyboardProperties } from '../theme/scale.ts';

/** Under this height a dialog's head and its buttons would leave nothing of its content in sight, px. */
const littleRoom = 300;

/** What no keyboard is lower than: an address bar that comes or goes is for a moment, px. */
const lowestKeyboard = 100;

/** The largest zoom at which the page is taken to be as large as the customer wants it. */
const noZoom = 1.01;

/**
 * Keeps an overlay above the keyboard of the device, which covers a part of the page without making it smaller (CSS Viewport Module,
 * `resizes-visual`): while it is up, `visibleHeight` and `keyboardHeight` are so of its element, which has `data-little-room` where
 * there is hardly any left. What has the focus stays in sight. A customer who has zoomed in moves the view: nothing follows it then.
 */
export function useKeyboardRoom(store: DialogStore): void {
  const overlay = useStoreState(store, 'contentElement');
  useEffect(() => {
    const viewport = window.visualViewport;
    // jsdom and happy-dom have no such viewport, whatever its type says.
    if (overlay === null || !viewport) return undefined;
    let knownHeight = window.innerHeight;
    const follow = (): void => {
      const { height, offsetTop, scale } = viewport;
      const below = window.innerHeight - height - offsetTop;
      const isUp = scale < noZoom && below + offsetTop > lowestKeyboard;
      const { style } = overlay;
      // An empty value removes the property.
      style.setProperty(keyboardProperties.visibleHeight, isUp ? `${height}px` : '');
      style.setProperty(keyboardProperties.keyboardHeight, isUp ? `${Math.max(0, below)}px` : '');
      overlay.toggleAttribute('data-little-room', isUp && height < littleRoom);
      // The browser has brought it into sight of the overlay as it was. Once: then the customer scrolls.
      const { activeElement } = document;
      if (isUp && height !== knownHeight && overlay.contains(activeElement)) {
        activeElement?.scrollIntoView({ block: 'nearest' });
      }
      knownHeight = height;
    };
    follow();
    const listening = new AbortController();
    for (const change of ['resize', 'scroll']) {
      viewport.addEventListener(change, follow, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [overlay]);
}
