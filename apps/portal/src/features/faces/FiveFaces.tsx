import type { ReactNode } from 'react';
import type { ErrorKind } from '@tram/api/result';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../data/face.ts';
import { useOffline } from '../../data/use-offline.ts';
import { asSentence } from './as-sentence.ts';
import { clockTime } from './clock-time.ts';
import { ReadAt } from './ReadAt.tsx';
import { faceWords } from './words.vi.ts';

export interface FiveFacesProps<Data> {
  /** From `useFace` or `useFirstPages`. */
  readonly face: Face<Data>;
  /** What is on its way, in the shape of the content. */
  readonly skeleton: ReactNode;
  /** Nothing to show: what will appear here, and the button that fills it. */
  readonly empty: { readonly text: string; readonly action?: ReactNode };
  /** It could not be read: what, and what is not affected. */
  readonly failed: { readonly title: string; readonly unaffected: string };
  /** Whether it says when it was read: a list does, a form that only needs an answer does not. @default true */
  readonly tellsTime?: boolean;
  /** What is shown. `previous`: it belongs to the page before, dim it (a `DataTable` does with `busy`). */
  readonly children: (data: Data, state: { readonly previous: boolean }) => ReactNode;
}

/** Kinds that say nothing about the customer's right to the answer: it could just not be had. */
const lost: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'server', 'malformed']);

/** The five faces of a part of a screen: loading, ready, empty, error with a way on, and stale (architecture, "Portal"). */
export function FiveFaces<Data>({
  face,
  skeleton,
  empty,
  failed,
  tellsTime = true,
  children,
}: FiveFacesProps<Data>) {
  const words = useWords(faceWords);
  const { clock } = useServices();
  const offline = useOffline();
  const emptyFace = (
    <Card padding="none">
      <EmptyState {...(empty.action === undefined ? {} : { action: empty.action })}>
        {empty.text}
      </EmptyState>
    </Card>
  );
  switch (face.name) {
    case 'loading':
      return skeleton;
    case 'ready':
      return (
        <>
          {tellsTime && !face.previous && <ReadAt since={face.since} />}
          {children(face.data, { previous: face.previous })}
        </>
      );
    case 'empty':
      return (
        <>
          {tellsTime && <ReadAt since={face.since} />}
          {emptyFace}
        </>
      );
    case 'error':
      return (
        <Card padding="none">
          <ErrorState title={failed.title} onRetry={face.reload} retrying={face.reloading}>
            {asSentence(face.error.message)} {failed.unaffected}
          </ErrorState>
        </Card>
      );
    case 'stale':
      return (
        <>
          {/* The end of a session is told by the layout's banner, once for all that is on screen. */}
          {face.error.kind !== 'unauthorized' && (
            <Notice
              tone="neutral"
              announce="status"
              lead={
                lost.has(face.error.kind)
                  ? (offline ? words.offline : words.stale)(clockTime(face.since, clock))
                  : asSentence(face.error.message)
              }
              action={
                <Button busy={face.reloading} busyLabel={words.loading} onClick={face.reload}>
                  {words.reload}
                </Button>
              }
            >
              {words.staleHint}
            </Notice>
          )}
          {face.empty ? emptyFace : children(face.data, { previous: false })}
        </>
      );
    default:
      return face satisfies never;
  }
}
