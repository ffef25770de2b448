import { useRef, useState } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { LinkButton } from '@tram/ui/link-button';
import { Notice } from '@tram/ui/notice';
import { SkeletonText } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import type { OpeningProps } from '../address/dialog-address.ts';
import { clockTime } from '../server-time/clock-time.ts';
import { Link } from '../../router.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { content } from './runway.css.ts';
import { RunwayAnswer } from './RunwayAnswer.tsx';
import { useRunway, type RunwayInUse } from './use-runway.ts';
import { runwayWords } from './words.vi.ts';

function Body({ inUse, readAt }: { readonly inUse: RunwayInUse; readonly readAt: string }) {
  const words = useWords(runwayWords);
  const { account, current, runway, first, now } = inUse;
  if (account === null) return <Notice tone="neutral" lead={words.noAccount} />;
  if (runway === null) {
    return current.state === 'loading' ? (
      <SkeletonText lines={6} />
    ) : (
      <ErrorState title={words.failed.title} onRetry={current.refetch} headingLevel={3}>
        {words.failed.rest}
      </ErrorState>
    );
  }
  const { unread } = current;
  return (
    <>
      {unread.length > 0 && (
        <Notice
          tone="caution"
          lead={words.partly(unread.map((kind) => words.kinds[kind]).join(', '))}
          action={<Button onClick={current.refetch}>{words.reload}</Button>}
        >
          {words.partlyRest}
        </Notice>
      )}
      {current.rentals.length === 0 ? (
        <EmptyState headingLevel={3}>{words.empty}</EmptyState>
      ) : (
        <RunwayAnswer
          runway={runway}
          first={first}
          balance={account.balance}
          now={now}
          readAt={readAt}
        />
      )}
    </>
  );
}

/**
 * Which machine ends first and when, what extending every machine takes, and all of them by their end, each with the way to its
 * extension. An estimate that says how it is made; nothing is extended by it.
 */
export function RunwayDialog({ open, onClose, onClosed }: OpeningProps) {
  const words = useWords(runwayWords);
  const { clock } = useServices();
  const inUse = useRunway();
  const { current, first } = inUse;
  // In the footer, which does not scroll: the dialog opens at what ends first.
  const extend = useRef<HTMLAnchorElement>(null);
  const isLoading = current.state === 'loading';
  const [wasReady, setWasReady] = useState(!isLoading);
  if (!isLoading && !wasReady) setWasReady(true);
  const readAt = current.readAt === null ? null : clockTime(current.readAt, clock);
  return (
    <>
      {open && !wasReady && <ChunkFallback />}
      <Dialog
        // Not before its content is loaded: a dialog that grows would jump.
        open={open && wasReady}
        onClose={onClose}
        onClosed={onClosed}
        size="rental"
        title={words.title}
        {...(readAt === null ? {} : { subtitle: words.subtitle(readAt) })}
        dismissOutside
        initialFocus={extend}
        footer={
          <>
            <CloseButton onClick={onClose} />
            {first !== null && (
              <LinkButton
                ref={extend}
                size="m"
                theme="primary"
                render={<Link to={first.rental.address} />}
                aria-label={words.machines.extendNamed(first.end.name)}
              >
                {words.machines.extend}
              </LinkButton>
            )}
          </>
        }
      >
        <div className={content}>
          <Body inUse={inUse} readAt={readAt ?? ''} />
        </div>
      </Dialog>
    </>
  );
}
