import { useId, type Ref } from 'react';
import {
  expiryAxis,
  remainingTime,
  rentedTime,
  type AxisBar,
  type AxisSpan,
  type AxisTick,
} from '@tram/machines/rules';
import { IconClockExclamation } from '@tram/ui/icon/IconClockExclamation';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { tickLabel } from '../server-time/tick-label.ts';
import { timeLeftInWords } from '../server-time/time-left.ts';
import { momentInWords, timeOfDay } from '../server-time/use-now.ts';
import * as styles from './expiry.css.ts';
import * as rowStyles from './ExpiryRow.css.ts';
import { expiryWords, type ExpiryWords } from './words.vi.ts';

interface AxisGroundProps {
  readonly ticks: readonly AxisTick[];
  /** Place of now, 0 to 1. */
  readonly nowShare: number;
  /** The time of now, `14:25`. */
  readonly clock: string;
}

/** Closer to the line of now than this a tick has no words, and closer to the right edge, as a share of the axis. */
const crowded = { now: 0.1, edge: 0.03 };

/** The ticks of an axis and the line of now, behind the bars. Hidden from screen readers: every row gives its time in words. */
function AxisGround({ ticks, nowShare, clock }: AxisGroundProps) {
  const words = useWords(expiryWords);
  return (
    <div className={styles.ground} aria-hidden="true">
      {ticks.map((one) => (
        <div
          key={one.at}
          className={styles.tick({ day: one.isMidnight })}
          style={{ insetInlineStart: `${one.share * 100}%` }}
        >
          {Math.abs(one.share - nowShare) > crowded.now && one.share < 1 - crowded.edge && (
            <span className={styles.tickLabel}>{tickLabel(one)}</span>
          )}
        </div>
      ))}
      <div className={styles.nowLine} style={{ insetInlineStart: `${nowShare * 100}%` }}>
        <span className={styles.nowFlag} title={words.now}>
          {clock}
        </span>
      </div>
    </div>
  );
}

/** What is left of a rental: 'Còn 2 ngày 3 giờ', 'Còn 12 phút'. @param endsAt @param now ms of server time */
export function timeLeft(endsAt: number, now: number, words: ExpiryWords['left']): string {
  const text = timeLeftInWords(endsAt, now, words);
  return text === null ? words.over : words.still(text);
}

interface ExpiryRowProps {
  readonly rental: PlacedRental;
  /** Its place on the axis; null where its end is not known. */
  readonly bar: AxisBar<PlacedRental> | null;
  /** ms of server time */
  readonly now: number;
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** From this share of the axis on a bar has room for its label. */
const roomy = 0.34;

/** Remark on an end, besides its time. */
function noteOf({ stage, kind }: PlacedRental, words: ExpiryWords): string | null {
  if (stage === 'making') return words.making;
  return kind === 'cloud' ? words.cloudHours : null;
}

/** One machine: what it is, its bar that leads to its extension, when it ends and what is left. Renders an `<li>`. */
function ExpiryRow({ rental, bar: place, now, linkRef }: ExpiryRowProps) {
  const words = useWords(expiryWords);
  const { endsAt } = rental;
  const level = endsAt === null ? 'normal' : remainingTime(endsAt, now, rentedTime(rental)).level;
  const remark = noteOf(rental, words);
  return (
    <li className={rowStyles.row({ placed: place !== null })}>
      <div className={rowStyles.subject}>
        <div className={rowStyles.name}>{rental.name}</div>
        <div className={rowStyles.note}>
          {words.kinds[rental.kind]}
          {/* A VPS has the name of its configuration. */}
          {rental.offer !== rental.name && ` · ${rental.offer}`}
        </div>
      </div>
      <div className={rowStyles.track}>
        <Link
          ref={linkRef}
          to={rental.address}
          className={rowStyles.bar({
            level,
            words: place !== null && place.endShare < roomy ? 'after' : 'inside',
            edge: place === null ? 'none' : place.endsBeyond ? 'beyond' : 'end',
          })}
          aria-label={words.extendLabel(
            rental.name,
            endsAt === null ? null : momentInWords(endsAt),
          )}
          {...(place === null
            ? {}
            : {
                style: {
                  insetInlineStart: `${place.startShare * 100}%`,
                  width: `${(place.endShare - place.startShare) * 100}%`,
                },
              })}
        >
          <span className={rowStyles.barLabel}>
            <IconClockPlus size={16} />
            {words.extend}
          </span>
        </Link>
      </div>
      {endsAt !== null && (
        <div className={rowStyles.end}>
          <div className={rowStyles.left({ level })}>
            {level !== 'normal' && <IconClockExclamation size={16} />}
            {timeLeft(endsAt, now, words.left)}
          </div>
          <div className={rowStyles.note}>
            <time dateTime={new Date(endsAt).toISOString()}>{momentInWords(endsAt)}</time>
          </div>
          {remark !== null && <div className={rowStyles.note}>{remark}</div>}
        </div>
      )}
    </li>
  );
}

interface ExpiryAxisProps {
  readonly rentals: readonly PlacedRental[];
  readonly span: AxisSpan;
  /** ms of server time */
  readonly now: number;
  /** The link of the machine that ends first. */
  readonly firstRef?: Ref<HTMLAnchorElement>;
}

/**
 * Rentals on one axis of time. The drawing (ticks, the line of now, lengths) is hidden from screen readers, which get a list in
 * the order of the ends with the same facts in words; a bar is the link that extends its machine. On a phone the list is shown
 * without the drawing.
 */
export function ExpiryAxis({ rentals, span, now, firstRef }: ExpiryAxisProps) {
  const words = useWords(expiryWords);
  const headingId = useId();
  const { bars, unknown, ticks, nowShare } = expiryAxis(rentals, span, now);
  return (
    <>
      {bars.length > 0 && (
        <div className={styles.chart}>
          <AxisGround ticks={ticks} nowShare={nowShare} clock={timeOfDay(now)} />
          <ol className={styles.list} aria-label={words.list}>
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
        <section className={styles.apart} aria-labelledby={headingId}>
          <h3 id={headingId} className={styles.apartTitle}>
            {words.unknown.title}
          </h3>
          <p className={styles.hint}>{words.unknown.detail}</p>
          <ul className={styles.list}>
            {unknown.map((rental) => (
              <ExpiryRow key={`${rental.kind} ${rental.id}`} rental={rental} now={now} bar={null} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
