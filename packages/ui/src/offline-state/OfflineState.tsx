import { Button } from '../button/Button.tsx';
import { DateTime } from '../date-time/DateTime.tsx';
import type { Moment } from '../date-time/format-date-time.ts';
import { IconWifiOff } from '../icon/generated/IconWifiOff.ts';
import { Notice } from '../notice/Notice.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { errorStateWords, offlineStateWords } from '../words/vietnamese/frame.ts';

export interface OfflineStateProps {
  /** When what is on the screen came: an ISO 8601 text with its offset, or ms since the epoch. Null when nothing has come yet. */
  readonly updatedAt: Moment | null;
  /** Tries again at once; without it there is no button, and the page waits for the connection. */
  readonly onRetry?: (() => void) | undefined;
  /** It is being tried now. @default false */
  readonly busy?: boolean | undefined;
}

/**
 * The connection is lost, and what is on the screen is from before: a quiet neutral notice over it, said at the next pause
 * (art direction, section 9). Renders a `<div role="status">`. What could not be loaded at all is an `ErrorState`.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function OfflineState({ updatedAt, onRetry, busy = false }: OfflineStateProps) {
  const words = {
    offlineState: useKitWords('offlineState', offlineStateWords),
    errorState: useKitWords('errorState', errorStateWords),
  };
  return (
    <Notice
      tone="neutral"
      announce="status"
      icon={<IconWifiOff />}
      lead={words.offlineState.lost}
      action={
        onRetry !== undefined && (
          <Button busy={busy} onClick={onRetry}>
            {words.errorState.retry}
          </Button>
        )
      }
    >
      {updatedAt === null ? (
        words.offlineState.nothingYet
      ) : (
        <>
          {words.offlineState.updatedAt} <DateTime at={updatedAt} split="never" />
        </>
      )}
    </Notice>
  );
}
