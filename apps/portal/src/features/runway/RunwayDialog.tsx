import { useState } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { Notice } from '@tram/ui/notice';
import { SkeletonText } from '@tram/ui/skeleton';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import type { OpeningProps } from '../address/dialog-address.ts';
import { clockTime } from '../server-time/clock-time.ts';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { content } from './runway.css.ts';
import { RunwayAnswer } from './RunwayAnswer.tsx';
import { useRunway, type RunwayInUse } from './use-runway.ts';
import { runwayWords } from './words.vi.ts';

function Body({ inUse, readAt }: { readonly inUse: RunwayInUse; readonly readAt: string }) {
  const words = useWords(runwayWords);
  const { account, current, runway, now } = inUse;
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
        <RunwayAnswer runway={runway} balance={account.balance} now={now} readAt={readAt} />
      )}
    </>
  );
}

/**
 * What the balance is good for: until when it keeps every machine that the customer rents, what is missing for longer, and which
 * machine ends first, each with the way to its extension. An estimate that says how it is made; nothing is extended by it.
 */
export function RunwayDialog({ open, onClose, onClosed }: OpeningProps) {
  const words = useWords(runwayWords);
  const { clock } = useServices();
  const openRecharge = useOpenRecharge();
  const inUse = useRunway();
  const { current, runway } = inUse;
  const isLoading = current.state === 'loading';
  const [wasReady, setWasReady] = useState(!isLoading);
  if (!isLoading && !wasReady) setWasReady(true);
  const readAt = current.readAt === null ? null : clockTime(current.readAt, clock);
  const missing = runway?.needs.find((need) => (need.missing ?? 0) > 0)?.missing ?? null;
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
        footer={
          <>
            <CloseButton onClick={onClose} />
            {missing !== null && (
              <Button size="m" theme="primary" onClick={() => openRecharge({ amount: missing })}>
                {words.needs.topUp(formatMoney(missing))}
              </Button>
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
