import { isPressed, nameOf } from './elements.ts';

/** Part of a letter's box, px, that may lie behind an edge: boxes of letters are higher than what is drawn. */
const tolerance = 2;

interface Words {
  readonly text: string;
  readonly holder: Element;
  readonly boxes: readonly DOMRect[];
}

/** The words that can be seen, with the boxes of their lines. */
export function visibleWords(): readonly Words[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Words[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: holder } = node;
    const text = (node.textContent ?? '').trim();
    if (text === '' || holder === null) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (boxes.length > 0) found.push({ text: text.slice(0, 40), holder, boxes });
  }
  return found;
}

/** Text only for screen readers is in a box of 1 px on purpose. */
export function isForReaders(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, clipPath } = getComputedStyle(at);
    if (position === 'absolute' && (clipPath !== 'none' || at.clientWidth <= 1)) return true;
  }
  return false;
}

interface Side {
  readonly axis: 'x' | 'y';
  readonly overflow: (style: CSSStyleDeclaration) => string;
  readonly from: (box: DOMRect) => number;
  readonly to: (box: DOMRect) => number;
}

const sides: readonly Side[] = [
  {
    axis: 'x',
    overflow: (style) => style.overflowX,
    from: (box) => box.left,
    to: (box) => box.right,
  },
  {
    axis: 'y',
    overflow: (style) => style.overflowY,
    from: (box) => box.top,
    to: (box) => box.bottom,
  },
];

/** How much of the words lies behind the edge of a box around them that hides it and cannot be scrolled, px. */
function hidden({ holder, boxes }: Words, side: Side): number {
  for (let at: Element | null = holder; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    const overflow = side.overflow(style);
    if (overflow === 'auto' || overflow === 'scroll') return 0;
    // A line that ends in … with its whole text in the title, or in words for screen readers beside it, is shortened, not lost.
    const isWholeElsewhere =
      at.getAttribute('title') === holder.textContent ||
      at.closest('[aria-hidden="true"]') !== null;
    if (style.textOverflow === 'ellipsis' && isWholeElsewhere) return 0;
    if ((overflow === 'hidden' || overflow === 'clip') && at !== document.documentElement) {
      const edges = at.getBoundingClientRect();
      const lost = boxes.map((box) =>
        Math.max(side.from(edges) - side.from(box), side.to(box) - side.to(edges)),
      );
      const most = Math.max(...lost);
      if (most > tolerance) return most;
    }
    if (style.position === 'fixed') return 0;
  }
  return 0;
}

/** Words that a box cuts off, and lines of inputs that are higher than their input. */
export function clippedText(): readonly string[] {
  const words = visibleWords()
    .filter(({ holder }) => !isForReaders(holder))
    .flatMap((one) =>
      sides.flatMap((side) => {
        const lost = hidden(one, side);
        return lost === 0
          ? []
          : [`"${one.text}" is cut off by ${Math.round(lost)} px (${side.axis})`];
      }),
    );
  const inputs = [...document.querySelectorAll('input, select')].flatMap((input) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(input);
    const line = Number.parseFloat(lineHeight);
    const room =
      input.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return !isPressed(input) && input.clientWidth > 1 && line > room + tolerance
      ? [`${nameOf(input)} has ${room} px for a line of ${line} px`]
      : [];
  });
  return [...words, ...inputs];
}

function layerOf(element: Element): Element {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (
      position === 'fixed' ||
      position === 'sticky' ||
      (position !== 'static' && Number(zIndex) > 0)
    ) {
      return at;
    }
  }
  return document.body;
}

/** The part of each box that can be seen inside the boxes around it that hide or scroll what is outside. */
function seen({ holder, boxes }: Words): readonly DOMRect[] {
  let parts = boxes;
  for (let at: Element | null = holder; at !== null; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const edges = at.getBoundingClientRect();
      parts = parts.map((box) => {
        const [left, top] = [Math.max(box.left, edges.left), Math.max(box.top, edges.top)];
        return new DOMRect(
          left,
          top,
          Math.max(0, Math.min(box.right, edges.right) - left),
          Math.max(0, Math.min(box.bottom, edges.bottom) - top),
        );
      });
    }
    if (position === 'fixed') break;
  }
  return parts;
}

/** Most that is compared; a list of ten thousand rows says nothing new after that. */
const most = 600;

/** Text that overlaps other text of the same layer. */
export function overlappingText(): readonly string[] {
  const all = visibleWords()
    .filter(({ holder }) => !isForReaders(holder))
    .slice(0, most)
    .map((one) => ({ text: one.text, boxes: seen(one), layer: layerOf(one.holder) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.layer !== other.layer) return [];
      const meets = one.boxes.some((box) =>
        other.boxes.some(
          (second) =>
            Math.min(box.right, second.right) - Math.max(box.left, second.left) > tolerance &&
            Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top) >
              Math.min(box.height, second.height) / 3,
        ),
      );
      return meets ? [`"${one.text}" lies on "${other.text}"`] : [];
    }),
  );
}
