import { controls, isPressed, labelsOf, nameOf } from './elements.ts';

/** The least width and height of a touch target, CSS px (WCAG 2.2, 2.5.5). */
const least = 44;
/** Edges may lie between two pixels. */
const tolerance = 0.75;
/** Finest step of the search for an edge, px. */
const step = 0.5;

/** A link in a line of text has the height of its line (WCAG 2.2, 2.5.5 and 2.5.8, exception "inline"). */
function isInText(element: Element): boolean {
  if (!(element instanceof HTMLAnchorElement) || getComputedStyle(element).display !== 'inline') {
    return false;
  }
  const around = [...(element.parentElement?.childNodes ?? [])];
  return around.some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
}

function belongs(hit: Element | null, element: Element): boolean {
  if (hit === null) return false;
  if (element.contains(hit)) return true;
  // A part of a composite that is drawn above it, such as a check in its own layer.
  return isPressed(element) && labelsOf(element).some((label) => label.contains(hit));
}

function reach(
  element: Element,
  x: number,
  y: number,
  direction: readonly [number, number],
): number {
  let far = 0;
  while (
    far < least &&
    belongs(
      document.elementFromPoint(x + direction[0] * (far + step), y + direction[1] * (far + step)),
      element,
    )
  ) {
    far += step;
  }
  return far;
}

function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const [label] = labelsOf(element);
  return (own.width <= 1 || own.height <= 1) && label !== undefined
    ? label.getBoundingClientRect()
    : own;
}

/**
 * Touch targets smaller than 44 × 44 px: the hit area is measured, pseudo-elements and the labels of
 * boxes included, through the middle of the control. What another layer covers is left out: it cannot be pressed now.
 */
export function smallTargets(): readonly string[] {
  return controls().flatMap((element) => {
    if (isInText(element)) return [];
    const { width: ownWidth, height: ownHeight } = element.getBoundingClientRect();
    if (ownWidth >= least && ownHeight >= least) return [];
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = boxOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (!belongs(document.elementFromPoint(x, y), element)) return [];
    const wide = reach(element, x, y, [-1, 0]) + reach(element, x, y, [1, 0]);
    const high = reach(element, x, y, [0, -1]) + reach(element, x, y, [0, 1]);
    return wide >= least - tolerance && high >= least - tolerance
      ? []
      : [`${nameOf(element)} is pressed on ${wide} × ${high} px`];
  });
}
