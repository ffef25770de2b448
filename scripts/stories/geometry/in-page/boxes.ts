import { nameOf } from './elements.ts';
import { isForReaders, visibleWords } from './text.ts';

/** Parts of pixels, and the room that a font keeps above and below its letters, px. */
const tolerance = { x: 1, y: 3 } as const;

interface Content {
  /** In words: `"Đang chạy"`, `the icon`. */
  readonly what: string;
  /** The innermost element around it. */
  readonly holder: Element;
  readonly boxes: readonly DOMRect[];
}

function isTurned({ transform, rotate }: CSSStyleDeclaration): boolean {
  return transform !== 'none' || rotate !== 'none';
}

/** Drawings and pictures in the flow: one that turns or is put somewhere by its offsets is where it is on purpose. */
function icons(): readonly Content[] {
  return [...document.body.querySelectorAll('svg, img')].flatMap((icon) => {
    const holder = icon.parentElement;
    const style = getComputedStyle(icon);
    const isPlaced = style.position === 'absolute' || style.position === 'fixed';
    if (holder === null || holder.closest('svg') !== null || isPlaced || isTurned(style)) return [];
    if (!icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const box = icon.getBoundingClientRect();
    return box.width < 1 ? [] : [{ what: 'the icon', holder, boxes: [box] }];
  });
}

function words(): readonly Content[] {
  return visibleWords()
    .filter(({ holder }) => holder.closest('svg') === null && !isForReaders(holder))
    .map(({ text, holder, boxes }) => ({ what: `"${text}"`, holder, boxes }));
}

/** How far the content lies outside the innermost box around it that does not hold it; null where all of them do. */
function outside({ holder, boxes }: Content): { box: Element; by: number; axis: string } | null {
  for (
    let at: Element | null = holder;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    const style = getComputedStyle(at);
    // What it cuts off or scrolls is no longer outside; what is cut off is another measurement's.
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return null;
    // An inline element has no box of its own size.
    if (style.display !== 'inline' && style.display !== 'contents') {
      const edges = at.getBoundingClientRect();
      // A box without a width marks a place, around which its words are centred.
      if (edges.width === 0) return null;
      const x = Math.max(
        ...boxes.map((box) => Math.max(edges.left - box.left, box.right - edges.right)),
      );
      const y = Math.max(
        ...boxes.map((box) => Math.max(edges.top - box.top, box.bottom - edges.bottom)),
      );
      if (x > tolerance.x) return { box: at, by: x, axis: 'x' };
      if (y > tolerance.y) return { box: at, by: y, axis: 'y' };
    }
    const isPlaced = style.position === 'absolute' || style.position === 'fixed';
    if (isPlaced || isTurned(style)) return null;
  }
  return null;
}

/** Words and icons that run out of a box around them without being cut off: they lie over its border or its neighbour. */
export function outOfBox(): readonly string[] {
  return [...words(), ...icons()].flatMap((content) => {
    const found = outside(content);
    return found === null
      ? []
      : [
          `${content.what} runs out of ${nameOf(found.box)} by ${Math.round(found.by)} px (${found.axis})`,
        ];
  });
}
