import { useCallback, useState, type RefCallback, useId } from 'react';
import { onlyOnPhone } from '../media-query/only.css.ts';
import {
  everySort,
  type TableCard,
  type TableColumn,
  type TableRows,
  type TableSort,
} from './columns.ts';
import * as styles from './DataTable.css.ts';
import { useRowsInSight, SpaceItem } from './rows-in-sight.tsx';
import { Button } from '../button/Button.tsx';
import { Subject } from '../button/Subject.tsx';
import { SpecList } from '../spec-list/SpecList.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { tableWords } from '../words/vietnamese/tables.ts';
import { Select } from '../select/Select.tsx';

/** A card with its facts and a button; each is measured once it is there. The gap is that of `cards` in the styles. */
const usualSizes = { rowHeight: 196, gap: 12 };

interface CardListProps<Row> extends TableRows<Row> {
  readonly card: TableCard<Row>;
  readonly headingLevel: 2 | 3 | 4;
}

export function CardList<Row>({
  caption,
  card,
  rows,
  rowKey,
  rowName,
  busy,
  headingLevel,
}: CardListProps<Row>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  // Kept here, since a card that scrolls away leaves the page.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { isPart, held, renderRows } = useRowsInSight(rows, rowKey, usualSizes);

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
            name={rowName(row)}
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
    [rows, rowKey, rowName, card, headingLevel, open, isPart],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches where the focus in its cards is
    <ul
      ref={setList}
      className={`${styles.cards} ${onlyOnPhone}`}
      aria-label={caption}
      aria-busy={busy}
      onFocus={held.onFocus}
      onBlur={held.onBlur}
    >
      {renderRows({
        renderRow,
        renderSpace: (height) => <SpaceItem height={height} />,
        holder: list,
      })}
    </ul>
  );
}

interface RowCardProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly card: TableCard<Row>;
  readonly headingLevel: 2 | 3 | 4;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A row of a table on a phone. Renders an `<article>` named by its title. */
function RowCard<Row>({ row, name, card, headingLevel, open, onOpenChange }: RowCardProps<Row>) {
  const words = useKitWords('table', tableWords);
  const titleId = useId();
  const detailsId = useId();
  const Heading = headings[headingLevel];
  const hasDetails = card.details !== undefined && card.details.length > 0;
  const actions = card.actions?.(row) ?? false;
  const hasActions = actions !== false;
  const more = hasDetails && (
    <div className={styles.cardMore}>
      <Button
        theme="tertiary"
        size="m"
        aria-expanded={open}
        aria-controls={detailsId}
        onClick={() => onOpenChange(!open)}
      >
        {open ? words.less : words.more}
      </Button>
    </div>
  );
  const hasFacts = card.facts !== undefined && card.facts.length > 0;
  // Facts stand between the line and the buttons: only where there are both is it one of those.
  const isAmongActions = hasActions && (hasFacts || card.body !== undefined);
  const isBeside = more !== false && card.line !== undefined && !isAmongActions;
  return (
    <Subject name={name}>
      <article className={styles.rowCard} aria-labelledby={titleId}>
        <div className={styles.cardHead}>
          <Heading id={titleId} className={styles.cardTitle}>
            {card.title(row)}
          </Heading>
          {card.tag !== undefined && <div className={styles.cardTag}>{card.tag(row)}</div>}
        </div>
        {card.line !== undefined && (
          <div className={styles.lineRow}>
            <div className={styles.cardLine}>{card.line(row)}</div>
            {isBeside && more}
          </div>
        )}
        {hasFacts && (
          <dl className={`${styles.cardBlock} ${styles.cardFacts}`}>
            {card.facts?.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd className={styles.factValue}>{value(row)}</dd>
              </div>
            ))}
          </dl>
        )}
        {card.body !== undefined && <div className={styles.cardBlock}>{card.body(row)}</div>}
        {hasDetails && (
          <div id={detailsId} className={styles.cardBlock} hidden={!open}>
            {open && (
              <SpecList
                items={(card.details ?? []).map(({ label, value }) => ({
                  label,
                  value: value(row),
                }))}
              />
            )}
          </div>
        )}
        {(hasActions || (more !== false && !isBeside)) && (
          <div className={styles.cardActions}>
            {actions}
            {!isBeside && more}
          </div>
        )}
      </article>
    </Subject>
  );
}

function valueOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`;
}

/** The order of the cards on a phone, where there are no heads to press. Nothing when no column can put them in order. */
export function CardSort<Row>({
  columns,
  sort,
  onSortChange,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onSortChange: (sort: TableSort) => void;
}) {
  const words = useKitWords('table', tableWords);
  const sortable = columns.filter((column) => column.sortable === true);
  const sorts = everySort(sortable.map(({ id }) => id));
  if (sorts.length === 0) return null;
  return (
    <div className={`${styles.cardSort} ${onlyOnPhone}`}>
      <Select
        label={words.sortBy}
        placeholder={words.notSorted}
        value={sort === null ? '' : valueOf(sort)}
        required
        options={sorts.map((order) => ({
          value: valueOf(order),
          label: words.order(
            sortable.find(({ id }) => id === order.column)?.header ?? '',
            order.direction,
          ),
        }))}
        onValueChange={(value) => {
          const chosen = sorts.find((order) => valueOf(order) === value);
          if (chosen !== undefined) onSortChange(chosen);
        }}
      />
    </div>
  );
}
