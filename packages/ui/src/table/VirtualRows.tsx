import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { measureRow } from '../in-sight/measureRow.ts';
import { watchSize } from '../in-sight/watchSize.ts';

/** Rows kept ready on each side of those in sight, so that scrolling shows no empty place. */
const rowsAhead = 6;
/** As many of them as come with a long step to rows that are all new, in case these are lower than rows usually are. */
const rowsAheadOfLongStep = 2;

/** Draws the row at an index; `measure` goes to its element, beside `data-index`. Keep the function while rows do not change. */
type RenderRow = (index: number, measure?: RefCallback<HTMLElement>) => ReactNode;

export interface VirtualRowsProps {
  readonly count: number;
  /** Identity of the row at an index. Keep the function while rows do not change. */
  readonly keyAt: (index: number) => string;
  readonly renderRow: RenderRow;
  /** Draws nothing of a height in px, in place of the rows that are out of sight. */
  readonly renderSpace: (height: number) => ReactNode;
  /** What holds the rows; the page scrolls it. */
  readonly holder: HTMLElement;
  /** Usual height of a row, and between two, in px. Each row is measured once it is there. */
  readonly rowHeight: number;
  readonly gap: number;
  /** A row that stays in the page wherever it is: the one with the focus. */
  readonly heldIndex: number | null;
}

/** Distance of an element from the top of its page, kept current while the page changes, in px. */
function usePageOffset(element: HTMLElement): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setOffset(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    return watchSize([document.body], measure);
  }, [element]);
  return offset;
}

/** A row that has not changed is not drawn again while others come and go. */
const Row = memo(function Row({
  index,
  renderRow,
  measure,
}: {
  readonly index: number;
  readonly renderRow: RenderRow;
  readonly measure: RefCallback<HTMLElement>;
}) {
  return renderRow(index, measure);
});

/**
 * The rows of a long list that are in sight, with empty space in place of the others, so that a table stays a table: its
 * columns, its sticky head and its scroll bar are the browser's own.
 */
function VirtualRows({
  count,
  keyAt,
  renderRow,
  renderSpace,
  holder,
  rowHeight,
  gap,
  heldIndex,
}: VirtualRowsProps) {
  const scrollMargin = usePageOffset(holder);
  // Where the rows in sight began in the last frame. It follows a frame late, so that the rows of a long step, which has to wait for
  // those in sight, are laid out without the others.
  const [stoodAt, setStoodAt] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the kit is not compiled by the React Compiler
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyAt,
    estimateSize: () => rowHeight,
    measureElement: measureRow,
    gap,
    scrollMargin,
    rangeExtractor: (range) => {
      const overscan =
        Math.abs(range.startIndex - stoodAt) > rowsAhead ? rowsAheadOfLongStep : rowsAhead;
      const indexes = new Set(defaultRangeExtractor({ ...range, overscan }));
      if (heldIndex !== null && heldIndex < range.count) indexes.add(heldIndex);
      return [...indexes].sort((one, other) => one - other);
    },
    useFlushSync: false,
  });
  const start = virtualizer.range?.startIndex ?? 0;
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setStoodAt(start)));
    return () => cancelAnimationFrame(frame);
  }, [start]);
  let end = scrollMargin - gap;
  const rows = virtualizer.getVirtualItems().map((item) => {
    // One gap stands before every row, and one more before every space.
    const space = item.start - end - gap;
    end = item.end;
    return (
      <Fragment key={item.key}>
        {space > 0 && renderSpace(Math.max(0, space - gap))}
        <Row index={item.index} renderRow={renderRow} measure={virtualizer.measureElement} />
      </Fragment>
    );
  });
  const rest = scrollMargin + virtualizer.getTotalSize() - end;
  return (
    <>
      {rows}
      {rest > 0 && renderSpace(Math.max(0, rest - gap))}
    </>
  );
}

/** The only export: code that loads this file keeps a function in its state, and creates no component while rendering. */
export function renderVirtualRows(props: VirtualRowsProps): ReactNode {
  return <VirtualRows {...props} />;
}
