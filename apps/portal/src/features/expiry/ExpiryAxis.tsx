import { useId, type Ref } from 'react';
import { dateTimeParts, expiryAxis, type AxisSpan } from '@tram/machines/rules';
import { useWords } from '../../app/words.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { AxisGround } from './AxisGround.tsx';
import { apart, apartDetail, apartTitle, chart, list } from './ExpiryAxis.css.ts';
import { ExpiryRow } from './ExpiryRow.tsx';
import { expiryWords } from './words.vi.ts';

export interface ExpiryAxisProps {
  readonly rentals: readonly PlacedRental[];
  readonly span: AxisSpan;
  /** ms of server time */
  readonly now: number;
  /** The link of the machine that ends first. */
  readonly firstRef?: Ref<HTMLAnchorElement>;
}

/** `14:25` of the customer's clocks. */
function clockOf(at: number): string {
  return dateTimeParts(at)?.time.slice(0, 5) ?? '';
}

/**
 * Rentals on one axis of time. What is drawn (ticks, the line of now, lengths) is hidden from readers, who get a list in the order of
 * the ends with the same facts in words; a bar is the link that extends its machine. On a phone the list stands without the drawing.
 */
export function ExpiryAxis({ rentals, span, now, firstRef }: ExpiryAxisProps) {
  const words = useWords(expiryWords);
  const headingId = useId();
  const { bars, unknown, ticks, nowShare } = expiryAxis(rentals, span, now);
  return (
    <>
      {bars.length > 0 && (
        <div className={chart}>
          <AxisGround ticks={ticks} nowShare={nowShare} clock={clockOf(now)} />
          <ol className={list} aria-label={words.list}>
            {bars.map((bar, index) => (
              <ExpiryRow
                key={`${bar.rental.kind} ${bar.rental.id}`}
                rental={bar.rental}
                now={now}
                bar={bar}
                {...(index === 0 ? { linkRef: firstRef } : {})}
              />
            ))}
          </ol>
        </div>
      )}
      {unknown.length > 0 && (
        <section className={apart} aria-labelledby={headingId}>
          <h3 id={headingId} className={apartTitle}>
            {words.unknown.title}
          </h3>
          <p className={apartDetail}>{words.unknown.detail}</p>
          <ul className={list}>
            {unknown.map((rental) => (
              <ExpiryRow key={`${rental.kind} ${rental.id}`} rental={rental} now={now} bar={null} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
