/** Words for screen readers alone stand in a box of one pixel. */
const unseenPx = 1;
/** What rounding of half pixels may differ by. */
const tolerancePx = 1;

/** No word of either language is as long: a name without spaces, an address. */
const longWord = /\S{24,}/u;

/** A frame that is made to be scrolled sideways, the only one there is. */
const isTableFrame = (element: Element) => element.querySelector(':scope > table') !== null;

/** Whether an element ends what is inside it at its own edge, in a way that a customer can live with. */
function mayCut(element: HTMLElement, { overflowX, textOverflow }: CSSStyleDeclaration): boolean {
  if (overflowX === 'visible') return false;
  if (textOverflow === 'ellipsis' || element.clientWidth <= unseenPx) return true;
  return overflowX === 'auto' && isTableFrame(element);
}

/** The element around a text whose edge the text crosses; null where it stays inside all of them and the window. */
function crossedBy(rect: DOMRect, text: Text): Element | null {
  for (let element = text.parentElement; element !== null; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (mayCut(element, style)) return null;
    if (style.display === 'inline' || style.display === 'contents') continue;
    const { left, right } = element.getBoundingClientRect();
    if (rect.right > right + tolerancePx || rect.left < left - tolerancePx) return element;
    if (style.position === 'fixed') break;
  }
  const isInWindow = rect.left >= -tolerancePx && rect.right <= window.innerWidth + tolerancePx;
  return isInWindow ? null : document.documentElement;
}

/**
 * The texts of the page whose long word crosses a side of what they stand in, or of the window. Marks of a scale may, and shorter words
 * have room: what nobody has measured is what a customer writes.
 */
export function stickingOut(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!(node instanceof Text) || !longWord.test(node.data)) continue;
    if (node.parentElement?.checkVisibility() !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const element = rect.width === 0 ? null : crossedBy(rect, node);
      if (element === null) continue;
      found.add(
        `“${node.data.trim()}” crosses <${element.localName} class="${element.className}">`,
      );
      break;
    }
  }
  return [...found];
}
