import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode, type RefCallback } from 'react';
import { measureRow } from '../in-sight/measureRow.ts';
import { virtualRows } from './Combobox.css.ts';
import type { ComboboxOption } from './options.ts';

/** Draws one row; `measure` goes to the element of a row that its virtual list places. */
export type RenderOptionRow = (
  option: ComboboxOption,
  index: number,
  measure?: RefCallback<HTMLDivElement>,
) => ReactNode;

export interface VirtualRowsProps {
  readonly options: readonly ComboboxOption[];
  readonly activeIndex: number;
  readonly renderRow: RenderOptionRow;
  readonly scroller: HTMLElement;
}

/**
 * The rows of a long list, of which only those in sight are in the page, and the active one, to which the box points. Their
 * heights are measured, so that long names wrap. Loaded with the first long list.
 */
function VirtualRows({ options, activeIndex, renderRow, scroller }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- the kit is not compiled by the React Compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => 36,
    measureElement: measureRow,
    getItemKey: (index) => options[index]?.value ?? index,
    overscan: 8,
    // The list is padded by 4 px at both ends.
    scrollPaddingEnd: 8,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (activeIndex >= 0 && activeIndex < range.count) indexes.add(activeIndex);
      return [...indexes].sort((one, other) => one - other);
    },
    // Places rows itself: no style in what React renders, and no render for a scrolled pixel.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  });
  useEffect(() => {
    virtualizer.scrollToIndex(Math.max(activeIndex, 0), { align: 'auto' });
  }, [activeIndex, options, virtualizer]);
  return (
    <div ref={virtualizer.containerRef} role="presentation" className={virtualRows}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const option = options[index];
        return option !== undefined && renderRow(option, index, virtualizer.measureElement);
      })}
    </div>
  );
}

/** The only export: code that loads this file keeps a function in its state, and creates no component while rendering. */
export function renderVirtualRows(props: VirtualRowsProps): ReactNode {
  return <VirtualRows {...props} />;
}
