import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { SpecList } from '../spec-list/SpecList.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { tableWords } from '../words/vietnamese/tables.ts';
import type { TableCard } from './columns.ts';
import {
  cardActions,
  cardBlock,
  cardFacts,
  cardHead,
  cardLine,
  cardMore,
  cardTag,
  cardTitle,
  fact,
  factLabel,
  factValue,
  rowCard,
} from './DataTable.css.ts';

interface RowCardProps<Row> {
  readonly row: Row;
  readonly card: TableCard<Row>;
  readonly headingLevel: 2 | 3 | 4;
  /** Whether the details are shown. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A row of a table on a phone. Renders an `<article>` named by its title. */
export function RowCard<Row>({ row, card, headingLevel, open, onOpenChange }: RowCardProps<Row>) {
  const words = useKitWords(tableWords);
  const titleId = useId();
  const detailsId = useId();
  const Heading = headings[headingLevel];
  const hasDetails = card.details !== undefined && card.details.length > 0;
  const actions = card.actions?.(row);
  return (
    <article className={rowCard} aria-labelledby={titleId}>
      <div className={cardHead}>
        <Heading id={titleId} className={cardTitle}>
          {card.title(row)}
        </Heading>
        {card.tag !== undefined && <div className={cardTag}>{card.tag(row)}</div>}
      </div>
      {card.line !== undefined && <div className={cardLine}>{card.line(row)}</div>}
      {card.facts !== undefined && card.facts.length > 0 && (
        <dl className={`${cardBlock} ${cardFacts}`}>
          {card.facts.map(({ label, value }) => (
            <div key={label} className={fact}>
              <dt className={factLabel}>{label}</dt>
              <dd className={factValue}>{value(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.body !== undefined && <div className={cardBlock}>{card.body(row)}</div>}
      {hasDetails && (
        <div id={detailsId} className={cardBlock} hidden={!open}>
          {open && (
            <SpecList
              items={(card.details ?? []).map(({ label, value }) => ({ label, value: value(row) }))}
            />
          )}
        </div>
      )}
      {(hasDetails || (actions !== undefined && actions !== null && actions !== false)) && (
        <div className={cardActions}>
          {actions}
          {hasDetails && (
            <div className={cardMore}>
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
          )}
        </div>
      )}
    </article>
  );
}
