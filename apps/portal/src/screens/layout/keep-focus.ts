const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The first control of an element that is on screen. */
function firstControl(element: Element | null | undefined): HTMLElement | undefined {
  const all = element?.isConnected === true ? element.querySelectorAll<HTMLElement>(controls) : [];
  return [...all].find((control) => control.getClientRects().length > 0);
}

/** Where in the page something has the focus, remembered for when it is gone. */
interface Place {
  readonly element: Element;
  /** What it is in, and which of its children it is. */
  readonly parent: Element | null;
  readonly position: number;
  readonly dialog: HTMLElement | null;
  /** The entry of a list that it is in, the list, and which of its entries that is. */
  readonly entry: Element | null;
  readonly list: Element | null;
  readonly index: number;
}

function positionOf(element: Element): number {
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}

function placeOf(element: Element): Place {
  const entry = element.closest('li');
  const list = entry?.parentElement ?? null;
  return {
    element,
    parent: element.parentElement,
    position: positionOf(element),
    dialog: element.closest<HTMLElement>('[data-dialog]'),
    entry,
    list,
    index: entry === null ? -1 : positionOf(entry),
  };
}

/** The control that stands where it was: a button that says something else now is another one. */
function replacementOf({ parent, position }: Place): HTMLElement | undefined {
  const inPlace = parent?.isConnected === true ? parent.children[position] : undefined;
  if (!(inPlace instanceof HTMLElement) || isGone(inPlace)) return undefined;
  return inPlace.matches(controls) ? inPlace : undefined;
}

/**
 * Where the focus goes on: at what replaced the control, in the same entry of a list, in the one that took its place, in the dialog,
 * else at the heading of the screen.
 */
function nextTo(place: Place): HTMLElement | null {
  const { entry, list, index, dialog } = place;
  const replacement = replacementOf(place);
  if (replacement !== undefined) return replacement;
  const entries =
    list?.isConnected === true ? [list.children[index], list.children[index - 1]] : [];
  for (const candidate of [entry, ...entries]) {
    const control = firstControl(candidate);
    if (control !== undefined) return control;
  }
  return dialog?.isConnected === true ? dialog : document.querySelector<HTMLElement>('main h1');
}

/** Whether the focus is on the page as a whole. */
function isLost(): boolean {
  return document.activeElement === document.body;
}

/** Whether an element has left the page, or is there and not shown. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.getClientRects().length === 0;
}

/** Calls once what follows from a press is drawn: until then whoever removed the element may place the focus itself. */
function whenSettled(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Keeps the keyboard and a screen reader where they were when the focused element leaves the page: a deleted card, a closed banner,
 * the button of a list that is empty no longer. Browsers drop the focus to the body then, and Tab starts at the top of the page
 * (WCAG 2.4.3). Who places the focus itself is left alone.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let focused: Place | null = null;
  /** Where the focus returns to from dialogs. */
  let outside: Place | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? placeOf(target) : null;
    if (focused?.dialog === null) outside = focused;
  };
  let isWaiting = false;
  const restore = (): void => {
    isWaiting = false;
    if (focused === null || !isLost() || !isGone(focused.element)) return;
    const place = focused.dialog?.isConnected === true ? focused : (outside ?? focused);
    nextTo(place)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (focused === null || isWaiting || !isLost() || !isGone(focused.element)) return;
    isWaiting = true;
    whenSettled(restore);
  });
  document.addEventListener('focusin', onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    observer.disconnect();
  };
}
