import { dateTimeParts } from '@tram/machines/rules';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { column } from './home.css.ts';
import * as styles from './DayBand.css.ts';
import { readHours } from './landing.ts';
import { useMinute } from './use-minute.ts';
import { homeWords } from './words.vi.ts';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const named = hours.filter((hour) => hour % 3 === 0);

/** Hours from midnight in the customer's zone, and how a clock shows them. */
function timeOfDay(moment: number): { hour: number; text: string } | null {
  const time = dateTimeParts(moment)?.time.slice(0, 5);
  if (time === undefined) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour: hour + minute / 60, text: time };
}

/** A number of hours in percent of a day. */
function percentOfDay(length: number): string {
  return `${(length / 24) * 100}%`;
}

/** The day as a ruler: machines run all of it, people answer for a part of it, and where it is now. */
export function DayBand() {
  const { day: words } = useWords(homeWords);
  const { supportHours } = useRuntimeConfig().contact;
  const minute = useMinute();
  const now = minute === null ? null : timeOfDay(minute);
  const isAfternoon = now !== null && now.hour > 12;
  const answered = readHours(supportHours);
  return (
    <section className={styles.band} aria-labelledby="day">
      <VisuallyHidden>
        <h2 id="day">{words.title}</h2>
      </VisuallyHidden>
      <div className={`${column} ${styles.layout}`}>
        <ul className={styles.legend}>
          <li className={styles.legendItem}>
            <span className={`${styles.swatch} ${styles.machines}`} />
            {words.machines}
          </li>
          <li className={styles.legendItem}>
            <span className={`${styles.swatch} ${styles.support}`} />
            {words.support(supportHours)}
          </li>
        </ul>
        {/* Says nothing that the words beside it do not say. */}
        <div className={styles.chart} aria-hidden="true">
          <svg className={styles.bars} viewBox="0 0 24 40" preserveAspectRatio="none">
            <rect className={styles.machines} x="0" y="0" width="24" height="12" />
            {answered !== null && (
              <rect
                className={styles.support}
                x={answered.from}
                y="24"
                width={answered.to - answered.from}
                height="12"
              />
            )}
          </svg>
          <svg className={styles.axis} viewBox="0 0 24 10" preserveAspectRatio="none">
            <path
              className={styles.ticks}
              d={`M0 .5H24${hours.map((hour) => `M${hour} 0V${hour % 3 === 0 ? 10 : 5}`).join('')}`}
            />
          </svg>
          <div className={styles.numerals}>
            {named.map((hour) => (
              <span key={hour} className={styles.numeral}>
                {hour}
              </span>
            ))}
          </div>
          {now !== null && (
            // Placed by the script, never in the HTML: a style attribute there would be refused.
            <>
              <div className={styles.markerLine} style={{ left: percentOfDay(now.hour) }} />
              <div
                className={styles.markerRow}
                style={{ flexDirection: isAfternoon ? 'row-reverse' : 'row' }}
              >
                <div style={{ width: percentOfDay(isAfternoon ? 24 - now.hour : now.hour) }} />
                <span className={styles.markerLabel}>{words.now(now.text)}</span>
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
