import type { Ref } from 'react';
import { formatDateTime, remainingTime, type AxisBar } from '@tram/machines/rules';
import { DateTime } from '@tram/ui/date-time';
import { IconClockExclamation } from '@tram/ui/icon/IconClockExclamation';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { bar, barLabel, end, left, name, note, row, subject, track } from './ExpiryRow.css.ts';
import { timeLeft } from './time-left.ts';
import { expiryWords, type ExpiryWords } from './words.vi.ts';

export interface ExpiryRowProps {
  readonly rental: PlacedRental;
  /** Its place on the axis; null where nobody knows its end. */
  readonly bar: AxisBar<PlacedRental> | null;
  /** ms of server time */
  readonly now: number;
  readonly linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** From this share of the axis on a bar has room for its words. */
const roomy = 0.34;

/** What is worth knowing about an end beside its time. */
function noteOf({ stage, kind }: PlacedRental, words: ExpiryWords): string | null {
  if (stage === 'making') return words.making;
  return kind === 'cloud' ? words.cloudHours : null;
}

/** One machine: what it is, its bar that leads to its extension, when it ends and what is left. Renders an `<li>`. */
export function ExpiryRow({ rental, bar: place, now, linkRef }: ExpiryRowProps) {
  const words = useWords(expiryWords);
  const { endsAt } = rental;
  const level = endsAt === null ? 'normal' : remainingTime(endsAt, now).level;
  const remark = noteOf(rental, words);
  return (
    <li className={row({ placed: place !== null })}>
      <div className={subject}>
        <div className={name}>{rental.name}</div>
        <div className={note}>
          {words.kinds[rental.kind]}
          {/* A VPS has the name of its configuration. */}
          {rental.offer !== rental.name && ` · ${rental.offer}`}
        </div>
      </div>
      <div className={track}>
        <Link
          ref={linkRef}
          to={rental.address}
          className={bar({
            level,
            words: place !== null && place.endShare < roomy ? 'after' : 'inside',
            edge: place === null ? 'none' : place.endsBeyond ? 'beyond' : 'end',
          })}
          aria-label={words.extendLabel(rental.name, formatDateTime(endsAt))}
          {...(place === null
            ? {}
            : {
                style: {
                  insetInlineStart: `${place.startShare * 100}%`,
                  width: `${(place.endShare - place.startShare) * 100}%`,
                },
              })}
        >
          <span className={barLabel}>
            <IconClockPlus size={16} />
            {words.extend}
          </span>
        </Link>
      </div>
      {endsAt !== null && (
        <div className={end}>
          <div className={left({ level })}>
            {level !== 'normal' && <IconClockExclamation size={16} />}
            {timeLeft(endsAt, now, words.left)}
          </div>
          <div className={note}>
            <DateTime at={endsAt} split="never" />
          </div>
          {remark !== null && <div className={note}>{remark}</div>}
        </div>
      )}
    </li>
  );
}
