import { memo, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { comboboxWords } from '../words/vietnamese/fields.ts';
import { emptyStateWords, loadingWords } from '../words/vietnamese/frame.ts';
import { list, nothing } from './Combobox.css.ts';
import { OptionRow } from './OptionRow.tsx';
import type { ComboboxState } from './useComboboxState.ts';
import type { RenderOptionRow, VirtualRowsProps } from './VirtualRows.tsx';

/** A list up to this length has all its rows in the page. */
const plainRows = 100;

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly state: ComboboxState;
  readonly chosenValue: string;
  readonly rowId: (index: number) => string;
  readonly busy: boolean;
}

type RenderRows = (props: VirtualRowsProps) => ReactNode;

/** What draws long lists once it is here. Until then, and should it not come, the first rows stand. */
function useVirtualRows(needed: boolean): RenderRows | undefined {
  const [render, setRender] = useState<RenderRows>();
  useEffect(() => {
    if (!needed) return;
    import('./VirtualRows.tsx').then(
      ({ renderVirtualRows }) => setRender(() => renderVirtualRows),
      () => {},
    );
  }, [needed]);
  return render;
}

/** Scrolls the list, and nothing around it, until a row is in sight; without one to its start. */
function bringIntoSight(scroller: HTMLElement, row: Element | undefined): void {
  if (row === undefined) {
    scroller.scrollTop = 0;
    return;
  }
  const box = scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const inset = 4;
  if (top < box.top + inset) scroller.scrollTop -= box.top + inset - top;
  else if (bottom > box.bottom - inset) scroller.scrollTop += bottom - box.bottom + inset;
}

function Options({ id, label, state, chosenValue, rowId, busy }: OptionListProps) {
  const words = {
    loading: useKitWords('loading', loadingWords),
    emptyState: useKitWords('emptyState', emptyStateWords),
    combobox: useKitWords('combobox', comboboxWords),
  };
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { matches, activeIndex, activate, choose } = state;
  const isLong = matches.length > plainRows;
  const renderRows = useVirtualRows(isLong);
  const isVirtual = isLong && renderRows !== undefined;
  const isEmpty = matches.length === 0;

  useLayoutEffect(() => {
    if (scroller === null || isVirtual) return;
    const isThere = matches[activeIndex] !== undefined;
    bringIntoSight(scroller, isThere ? scroller.children[activeIndex] : undefined);
  }, [activeIndex, isVirtual, matches, scroller]);

  const renderRow: RenderOptionRow = (option, index, measure) => (
    <OptionRow
      key={option.value}
      ref={measure}
      id={rowId(index)}
      option={option}
      index={index}
      count={matches.length}
      chosen={option.value === chosenValue}
      active={index === activeIndex}
      placed={measure !== undefined}
      onActivate={activate}
      onChoose={choose}
    />
  );

  let said = '';
  if (busy) said = words.loading.label;
  else if (isEmpty) said = words.emptyState.title;
  else if (state.searching) said = words.combobox.found(matches.length);

  return (
    <>
      <div
        ref={setScroller}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native ones cannot stand below a box
        role="listbox"
        id={id}
        aria-label={label}
        aria-busy={busy}
        hidden={isEmpty}
        className={list}
      >
        {isLong && renderRows !== undefined && scroller !== null
          ? renderRows({ options: matches, activeIndex, renderRow, scroller })
          : matches.slice(0, plainRows).map((option, index) => renderRow(option, index))}
      </div>
      {(busy || isEmpty) && (
        <p className={nothing} aria-hidden="true">
          {busy && <Spinner size={16} />}
          {busy ? words.loading.label : words.emptyState.title}
        </p>
      )}
      <output className={visuallyHidden}>{said}</output>
    </>
  );
}

/**
 * Renders a `<div role="listbox">` that scrolls, and what is said when it is empty or its options are awaited. While its popup or
 * sheet leaves, it stays as it was: what was found does not jump back to the whole list before everybody's eyes.
 */
export const OptionList = memo(Options, (_before, { state }) => !state.open);
