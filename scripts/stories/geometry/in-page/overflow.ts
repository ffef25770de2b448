import { nameOf } from './elements.ts';

/** Whether an ancestor scrolls or clips it, so that it does not widen the page. */
function isHeld(element: Element): boolean {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at);
    if (overflowX !== 'visible') return true;
  }
  return false;
}

/** What makes the page wider than its window: the innermost of the elements that reach beyond its right edge. */
export function sidewaysOverflow(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 &&
      element.checkVisibility() &&
      !isHeld(element),
  );
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return scrollWidth <= clientWidth + 1
    ? []
    : [
        `the page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${innermost
          .slice(0, 3)
          .map((element) => nameOf(element))
          .join(', ')}`,
      ];
}
