import { useId } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { loadingWords } from '../words/vietnamese/frame.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What is being done: 'Tải ảnh CCCD mặt trước'. */
  readonly label: string;
  /** How much of it is done, 0 to `max`. Without it how long it takes is not known. */
  readonly value?: number | undefined;
  /** @default 1 */
  readonly max?: number | undefined;
  /** How far it is, in words: '2 / 3 ảnh'. @default whole percent, or 'Đang tải…' while it is not known */
  readonly text?: string | undefined;
}

/**
 * How far something has come that will end: sending a file, making a machine. Renders a `<div>` with a `<progress>` whose
 * value is the words, and a drawn bar. What is left of something is a `Meter`; waiting without a place is a `Spinner`.
 * It is not live: say the end in a toast or a status.
 */
export function Progress({ label, value, max = 1, text }: ProgressProps) {
  const words = useKitWords('loading', loadingWords);
  const labelId = useId();
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const said = text ?? (share === undefined ? words.label : `${Math.floor(share * 100)}%`);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span aria-hidden="true" className={styles.reading}>
          {said}
        </span>
      </div>
      <progress
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={said}
        max={1}
        value={share}
      />
      <svg aria-hidden="true" className={styles.bar} width="100%" height="6">
        <rect className={styles.track} width="100%" height="6" rx="3" />
        {share === undefined && <rect className={styles.passing} width="40%" height="6" rx="3" />}
        {share !== undefined && share > 0 && (
          <rect className={styles.done} width={`${share * 100}%`} height="6" rx="3" />
        )}
      </svg>
    </div>
  );
}
