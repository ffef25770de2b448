import { useRef, useState } from 'react';
import { AXIS_SPANS, axisSpanFor, type AxisSpan } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { IconCalendar } from '@tram/ui/icon/IconCalendar';
import { Notice } from '@tram/ui/notice';
import { Segmented } from '@tram/ui/segmented';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import type { OpeningProps } from '../address/dialog-address.ts';
import { DataRetentionNotice } from '../data-retention/DataRetention.tsx';
import { useCurrentRentals } from '../current-rentals/current-rentals.ts';
import { ReadAt } from '../query-boundary/QueryBoundary.tsx';
import { NotifyMe } from '../notification-requests/NotifyMe.tsx';
import { allEnds } from '../notification-requests/notification-requests.ts';
import { useNow } from '../server-time/use-now.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { ExpiryAxis } from './ExpiryAxis.tsx';
import { content, hint, span as spanClass, spans } from './expiry.css.ts';
import { useCalendarFile } from './calendar-file.ts';
import { expiryWords } from './words.vi.ts';

function isSpan(value: string): value is AxisSpan {
  return AXIS_SPANS.some((span) => span === value);
}

/** When every machine of the customer ends, on one axis of time, with the way to extend each and a file for a calendar. */
export function ExpiryDialog({ open, onClose, onClosed }: OpeningProps) {
  const words = useWords(expiryWords);
  const { clock } = useServices();
  const { rentals, state, unread, readAt, refetch } = useCurrentRentals();
  const now = useNow(clock);
  const [chosen, setChosen] = useState<AxisSpan | null>(null);
  const span = chosen ?? axisSpanFor(rentals, now);
  // The machine that ends first is why the dialog was opened.
  const first = useRef<HTMLAnchorElement>(null);
  const file = useCalendarFile(rentals, now);
  const kinds = [...new Set(rentals.map(({ kind }) => kind))];
  // Not before its content is loaded: a dialog that grows would jump. Once open it stays open.
  const [isThere, setIsThere] = useState(false);
  if (!isThere && state !== 'loading') setIsThere(true);
  return (
    <>
      {!isThere && <ChunkFallback />}
      <Dialog
        open={open && isThere}
        onClose={onClose}
        onClosed={onClosed}
        title={words.title}
        subtitle={words.subtitle}
        size="wide"
        dismissOutside
        initialFocus={first}
        footer={
          <>
            <CloseButton onClick={onClose} />
            {file !== null && (
              <Button size="m" theme="primary" icon={<IconCalendar />} onClick={file.save}>
                {words.save}
              </Button>
            )}
          </>
        }
      >
        {state === 'failed' ? (
          <ErrorState title={words.failed.title} headingLevel={3} onRetry={refetch}>
            {words.failed.unaffected}
          </ErrorState>
        ) : (
          <div className={content}>
            {state === 'partly' && (
              <Notice
                tone="caution"
                announce="status"
                lead={words.partly.lead}
                action={<Button onClick={refetch}>{words.partly.reload}</Button>}
              >
                {words.partly.detail(unread.map((kind) => words.kinds[kind]).join(', '))}
              </Notice>
            )}
            {rentals.length === 0 ? (
              <EmptyState headingLevel={3}>{words.empty}</EmptyState>
            ) : (
              <>
                <div className={spans}>
                  <div className={spanClass}>
                    <Segmented
                      label={words.span}
                      hideLabel
                      value={span}
                      onValueChange={(value) => {
                        if (isSpan(value)) setChosen(value);
                      }}
                      options={AXIS_SPANS.map((value) => ({ value, label: words.spans[value] }))}
                    />
                  </div>
                  {readAt !== null && <ReadAt since={readAt} />}
                  {/* Above the list, which may be long. */}
                  {file !== null && <NotifyMe kind="ends" id={allEnds} />}
                </div>
                <ExpiryAxis rentals={rentals} span={span} now={now} firstRef={first} />
                <DataRetentionNotice kinds={kinds} />
                {file !== null && <p className={hint}>{words.saveHint}</p>}
              </>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}
