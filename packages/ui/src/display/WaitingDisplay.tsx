import type { ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { display } from './Display.css.ts';
import * as styles from './WaitingDisplay.css.ts';

export interface WaitingDisplayProps {
  /** What is awaited: 'Chờ tạo máy…'. */
  readonly title: ReactNode;
  /** What happens meanwhile; never an invented duration. */
  readonly children: ReactNode;
  /** In place of the spinner, size 24. */
  readonly icon?: ReactNode | undefined;
  /** Under the stripes: 'Bắt đầu tạo lúc 16:24'. */
  readonly since?: ReactNode | undefined;
}

/**
 * The display of a machine that is being made: striped, since how long it takes is not known. Renders a `<div>`; with
 * reduced motion spinner and stripes stand still.
 */
export function WaitingDisplay({ title, children, icon, since }: WaitingDisplayProps) {
  return (
    <div className={display({ look: 'striped', edge: 'rounded' })}>
      <div className={styles.head}>
        <span className={styles.icon}>{icon ?? <Spinner size={24} />}</span>
        <div>
          <div className={styles.title}>{title}</div>
          <p className={styles.text}>{children}</p>
        </div>
      </div>
      <div>
        <span aria-hidden="true" className={styles.stripes} />
        <svg
          aria-hidden="true"
          className={styles.stripeTicks}
          viewBox="0 0 4 7"
          preserveAspectRatio="none"
          width="100%"
          height="7"
        >
          <path className={styles.stripeTickLines} d="M0 0V7M1 0V4M2 0V7M3 0V4M4 0V7" />
        </svg>
        {since !== undefined && <div className={styles.foot}>{since}</div>}
      </div>
    </div>
  );
}
