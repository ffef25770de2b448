import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchSize } from '../in-sight/watchSize.ts';
import type { PlotSize } from './layout.ts';

/** Until its place has been measured, and in prerendered HTML, a chart is drawn for this one and stretched to it. */
const unmeasured: PlotSize = { width: 640, textScale: 1 };

/** px of usual text. */
const usualText = 16;

function measured(element: Element): PlotSize {
  const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    width: Math.max(Math.floor(element.clientWidth), 1),
    textScale: rootSize / usualText,
  };
}

/** The width of a place and the size of text in it, whenever they change. */
export function usePlotSize(place: RefObject<Element | null>): PlotSize {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setSize((known) => {
        const now = measured(element);
        return known.width === now.width && known.textScale === now.textScale ? known : now;
      });
    measure();
    // Larger text alone leaves the width as it is, but not the height of the words above.
    const { parentElement } = element;
    return watchSize(parentElement === null ? [element] : [element, parentElement], measure);
  }, [place]);
  return size;
}
