import { useCallback, useState, type RefCallback } from 'react';
import { onlyOnPhone } from '../media-query/only.css.ts';
import type { TableCard } from './columns.ts';
import { cards } from './DataTable.css.ts';
import { RowCard } from './RowCard.tsx';
import { SpaceItem } from './Space.tsx';
import { useHeldRow } from './useHeldRow.ts';
import { useVirtualRows } from './useVirtualRows.ts';

/** A card with its facts and a button; each is measured once it is there. */
const usualCardHeight = 196;
/** `cards` in the styles. */
const gap = 12;

export interface CardListProps<Row> {
  readonly caption: string;
  readonly card: TableCard<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly busy: boolean;
  readonly headingLevel: 2 | 3 | 4;
  /** Prerendered HTML is being taken over: every row is in it. */
  readonly hydrating: boolean;
}

/** The rows as a list of cards. */
export function CardList<Row>({
  caption,
  card,
  rows,
  rowKey,
  busy,
  headingLevel,
  hydrating,
}: CardListProps<Row>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // Kept here, since a card that scrolls away leaves the page.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { render, plainCount } = useVirtualRows(rows.length, hydrating);
  const held = useHeldRow(rows, rowKey);
  const isPart = render !== undefined || plainCount < rows.length;

  // A list that has just become shorter may be asked for a row that is gone.
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? `${index}` : rowKey(row);
    },
    [rows, rowKey],
  );
  const renderRow = useCallback(
    (index: number, measure?: RefCallback<HTMLElement>) => {
      const row = rows[index];
      if (row === undefined) return null;
      const key = rowKey(row);
      return (
        <li
          key={key}
          ref={measure}
          data-index={index}
          {...(isPart ? { 'aria-setsize': rows.length, 'aria-posinset': index + 1 } : {})}
        >
          <RowCard
            row={row}
            card={card}
            headingLevel={headingLevel}
            open={open.has(key)}
            onOpenChange={(isOpen) =>
              setOpen((before) => {
                const after = new Set(before);
                if (isOpen) after.add(key);
                else after.delete(key);
                return after;
              })
            }
          />
        </li>
      );
    },
    [rows, rowKey, card, headingLevel, open, isPart],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches where the focus in its cards is
    <ul
      ref={setList}
      className={`${cards} ${onlyOnPhone}`}
      aria-label={caption}
      aria-busy={busy}
      onFocus={held.onFocus}
      onBlur={held.onBlur}
    >
      {render !== undefined && list !== null
        ? render({
            count: rows.length,
            keyAt,
            renderRow,
            renderSpace: (height) => <SpaceItem height={height} />,
            holder: list,
            rowHeight: usualCardHeight,
            gap,
            heldIndex: held.index,
          })
        : rows.slice(0, plainCount).map((_, index) => renderRow(index))}
    </ul>
  );
}
