import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * `measureElement` of a virtual list. Where nothing is laid out (jsdom, happy-dom) a row is as high as rows usually are: of rows that
 * are 0 px high all would be in sight.
 */
export function measureRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  return measureElement(row, entry, list) || list.options.estimateSize(list.indexFromElement(row));
}
