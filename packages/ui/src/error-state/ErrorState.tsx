import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import * as styles from '../empty-state/EmptyState.css.ts';
import { IconRefresh } from '../icon/generated/IconRefresh.ts';
import { IconWifiOff } from '../icon/generated/IconWifiOff.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { errorStateWords, loadingWords } from '../words/vietnamese/frame.ts';

export interface ErrorStateProps {
  /** What failed: 'Chưa tải được danh sách'. */
  readonly title: string;
  /** What happened, and what is not affected: 'Các máy bạn đang thuê vẫn chạy bình thường.' */
  readonly children?: ReactNode | undefined;
  /** Tries again. */
  readonly onRetry?: (() => void) | undefined;
  /** It is trying again. @default false */
  readonly retrying?: boolean | undefined;
  /** @default 'Tải lại' */
  readonly retryLabel?: string | undefined;
  /** Size 24. @default a broken connection */
  readonly icon?: ReactNode | undefined;
  /** @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** Something could not be shown, and an action that helps (art direction, section 9). Renders a `<div role="alert">`. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  retryLabel,
  icon,
  headingLevel = 2,
}: ErrorStateProps) {
  const words = {
    loading: useKitWords('loading', loadingWords),
    errorState: useKitWords('errorState', errorStateWords),
  };
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.errorIcon}>{icon ?? <IconWifiOff size={24} />}</span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button
            theme="primary"
            size="m"
            icon={<IconRefresh />}
            busy={retrying}
            busyLabel={words.loading.label}
            onClick={() => onRetry()}
          >
            {retryLabel ?? words.errorState.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
