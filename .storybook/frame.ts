/** A story is in a frame of a documentation page, which it must leave alone. */
export const isFramed = new URLSearchParams(location.search).has('framed');

/** Played, and nobody has pointed into it yet. */
let isResting = false;

/** What a story has opened stays open while another frame has the focus: overlays close by that, in whichever frame it is. */
const stayOpen = (event: Event) => {
  if (!isResting) return;
  if (event.type === 'close') event.preventDefault();
  else event.stopImmediatePropagation();
};

/**
 * Until somebody points into the frame: what a story focuses or scrolls to while it plays must not scroll the page around it.
 */
export function keepToFrame(): void {
  // The theme before anything is drawn, or a frame of a dark page flashes white.
  const [, theme] = /\btheme:(\w+)/u.exec(location.search) ?? [];
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
  // oxlint-disable-next-line typescript/unbound-method -- called on its element below, and put back as it was
  const { focus } = HTMLElement.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called nowhere here, only put back as it was
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  const giveBack = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    isResting = false;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    removeEventListener('pointerdown', giveBack, true);
    removeEventListener('keydown', giveBack, true);
  };
  addEventListener('pointerdown', giveBack, true);
  addEventListener('keydown', giveBack, true);
  for (const type of ['blur', 'focusout', 'close']) addEventListener(type, stayOpen, true);
}

/** How long a frame may keep the others of its page waiting, ms. */
const longestTurn = 5000;
/** How long it waits for them, ms. */
const longestWait = 60_000;
let endTurn = () => {};

/**
 * The frames of a page play one after another: what is focused in one loses the focus as soon as something in another takes it.
 * Where the browser has no locks (a page that is not served securely) they all play at once.
 */
export async function takeTurn(): Promise<void> {
  if (!('locks' in navigator)) return;
  await new Promise<void>((resolve) => {
    const turn = () =>
      new Promise<void>((end) => {
        endTurn = end;
        setTimeout(end, longestTurn);
        resolve();
      });
    const signal = AbortSignal.timeout(longestWait);
    navigator.locks.request('playing-story', { signal }, turn).catch(() => resolve());
  });
}

/** Gives the focus that a play function took back to the page, whose keys scroll it, and the turn to the next frame. */
export function leaveFrame(): void {
  isResting = true;
  endTurn();
  // `check:story-pages` waits for it.
  document.documentElement.dataset['played'] = '';
  const frame = window.frameElement;
  // Not `instanceof`: it is an element of the other document.
  if (frame !== null && 'blur' in frame && typeof frame.blur === 'function') frame.blur();
}
