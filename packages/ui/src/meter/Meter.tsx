import { useId } from 'react';
import { IconClockExclamation } from '../icon/generated/IconClockExclamation.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Meter.css.ts';

export interface MeterProps {
  /** What is measured: 'Giờ dùng còn lại'. */
  readonly label: string;
  /** How much there is, 0 to `max`, in any unit. */
  readonly value: number;
  readonly max: number;
  /** The amount in words: '41 giờ 20 phút'. */
  readonly text: string;
  /** After it, quieter: '/ 60 giờ', ', đến 02/12/2026'. Starts with its own space or comma. */
  readonly detail?: string | undefined;
  /** `warning` when little is left; adds an icon. @default 'normal' */
  readonly tone?: 'normal' | 'warning' | undefined;
}

/**
 * How much of something is left: a name, words and a thin bar. Renders a `<div>` with a `<meter>` whose value is the words
 * and a drawn bar. Not for progress.
 */
export function Meter({ label, value, max, text, detail = '', tone = 'normal' }: MeterProps) {
  const labelId = useId();
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles.meter}>
      <div id={labelId} className={styles.label}>
        {label}
      </div>
      <div className={styles.reading({ tone })}>
        {tone === 'warning' && (
          <span className={styles.readingIcon}>
            <IconClockExclamation size={16} />
          </span>
        )}
        <span>
          <span className={styles.strong({ tone })}>{text}</span>
          {detail}
        </span>
      </div>
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        min={0}
        max={max}
        value={share * max}
        aria-valuetext={`${text}${detail}`}
      />
      <svg aria-hidden="true" className={styles.bar} width="100%" height="4">
        <rect className={styles.track} width="100%" height="4" rx="1" />
        {share > 0 && (
          <rect className={styles.filled({ tone })} width={`${share * 100}%`} height="4" rx="1" />
        )}
      </svg>
    </div>
  );
}
