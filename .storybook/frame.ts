/** A story is in a frame of a documentation page, which it must leave alone. */
export const isFramed = new URLSearchParams(location.search).has('framed');

/**
 * Until somebody points into the frame: what a story focuses or scrolls to while it plays must not scroll the page around it.
 */
export function keepToFrame(): void {
  // The theme before anything is drawn, or a frame of a dark page flashes white.
  const [, theme] = /\btheme:(\w+)/u.exec(location.search) ?? [];
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
  // oxlint-disable-next-line typescript/unbound-method -- called on its element below, and put back as it was
  const { focus } = HTMLElement.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  const giveBack = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    removeEventListener('pointerdown', giveBack, true);
    removeEventListener('keydown', giveBack, true);
  };
  addEventListener('pointerdown', giveBack, true);
  addEventListener('keydown', giveBack, true);
}

/** Gives the focus that a play function took back to the page, whose keys scroll it. */
export function leaveFrame(): void {
  const frame = window.frameElement;
  // Not `instanceof`: it is an element of the other document.
  if (frame !== null && 'blur' in frame && typeof frame.blur === 'function') frame.blur();
}
