import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useState,
  startTransition,
  useDeferredValue,
} from 'react';
import { belongsToInputMethod } from '../field/belongsToInputMethod.ts';
import { watchSize } from '../in-sight/watchSize.ts';

/**
 * Whether Escape is meant for the overlay that hears it. In the open list of a native `<select>` it closes that list, which
 * the browser does on its own, and nothing around it: Escape closes one level. That of an input method drops a word (Telex, VNI)
 * and not what else was typed.
 */
export function isEscapeForOverlay(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  if (belongsToInputMethod(event)) return false;
  const { target } = event;
  if (!(target instanceof Element) || !CSS.supports('selector(:open)')) return true;
  return target.closest('select:open') === null;
}

/** What no style hides, whatever its size. */
function isShown(this: Element): boolean {
  if (getComputedStyle(this).display === 'none') return false;
  return this.parentElement === null || isShown.call(this.parentElement);
}

/**
 * Ariakit moves the focus to and from what is visible, and asks the layout where there is no `checkVisibility`. jsdom has neither, so
 * that no overlay would take the focus or give it back: it gets both methods that this takes. A browser keeps its own, old ones too.
 */
export function seeWithoutLayout(): void {
  if (typeof Element === 'undefined') return;
  const { prototype } = Element;
  // Every browser animates; one that is too old for `checkVisibility` has a layout to ask.
  if ('getAnimations' in prototype || Reflect.has(prototype, 'checkVisibility')) return;
  Object.assign(prototype, { checkVisibility: isShown, scrollIntoView: () => {} });
}

/**
 * Ariakit's `portalElement` of every overlay that leaves its place: it keeps the theme of the part of the page that opens it.
 * @param place the overlay while it still stands in that part
 */
export function portalElement(place: HTMLElement): HTMLElement {
  seeWithoutLayout();
  const element = place.ownerDocument.createElement('div');
  const themed = place.closest<HTMLElement>('[data-theme]');
  // The theme of the page reaches the end of the page by itself, and when it changes too.
  if (themed !== null && !themed.contains(place.ownerDocument.body)) {
    element.dataset['theme'] = themed.dataset['theme'];
  }
  return element;
}

/** Props of Ariakit's `Dialog` and `Popover` for an overlay of its own: toasts stay reachable, since one may say how its action ended. */
export const overlayProps = {
  unmountOnHide: true,
  portalElement,
  hideOnEscape: isEscapeForOverlay,
  getPersistentElements: () => document.querySelectorAll('[data-toast-region]'),
} as const;

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Whether an element needs a tab stop of its own: its content is taller than it, and nothing in it can take the focus, so
 * the keyboard could not scroll it. Kept current while it is on screen; false before the first measurement.
 */
export function useScrollStop(box: HTMLElement | null): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const measure = () =>
      setNeeded(box.querySelector(focusable) === null && box.scrollHeight > box.clientHeight);
    // The observer reports at once, with the frame's own layout; measuring here would lay out the whole page behind first.
    const ignoreSize = watchSize([box, ...box.children], measure);
    return () => {
      ignoreSize();
      setNeeded(false);
    };
  }, [box]);
  return needed;
}

/** How far a modal overlay may have come. */
interface OpeningInPieces {
  /** It may be drawn, and the page behind it become inert. */
  readonly shown: boolean;
  /** The focus may be in it already. */
  readonly mayFocus: boolean;
  /** For `autoFocusOnShow`: whether it may take the focus, given the element that would get it. */
  readonly takesFocus: false | ((element: HTMLElement | null) => boolean);
}

/** A customer who types in the overlay already keeps the focus. */
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
