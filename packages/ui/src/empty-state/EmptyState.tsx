import type { ReactNode } from 'react';
import { useKitWords } from '../words/useKitWords.ts';
import { emptyStateWords } from '../words/vietnamese/frame.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** @default 'Không có dữ liệu' */
  readonly title?: string | undefined;
  /** One sentence on what will appear here. */
  readonly children?: ReactNode | undefined;
  /** The button that fills it; 'Xóa lọc' where a filter left nothing. */
  readonly action?: ReactNode | undefined;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Nothing is here yet: a drawn picture, the words, an action that helps (art direction, section 9). Renders a `<div>`. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const words = useKitWords('emptyState', emptyStateWords);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.state}>
      <svg
        aria-hidden="true"
        className={styles.picture}
        width="130"
        height="80"
        viewBox="0 0 130 80"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path className={styles.ground} stroke="currentColor" d="M0 74.25h130" />
        <rect x="23.75" y="3.75" width="82.5" height="52.5" rx="2.5" />
        <path d="M65 56.25V74M47 74.25h36" />
        <path strokeDasharray="4 4" d="M38 22h54M38 31h54M38 40h31" />
      </svg>
      <Heading className={styles.title}>{title ?? words.title}</Heading>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
