import type { ReactNode } from 'react';
import type { ApiError, ErrorKind } from '@tram/api/result';
import { dateTimeParts } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { Notice } from '@tram/ui/notice';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../data/face.ts';
import { asSentence } from './as-sentence.ts';
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
  /** What is shown. `previous`: it belongs to the page before, dim it (a `DataTable` does with `busy`). */
  readonly children: (data: Data, state: { readonly previous: boolean }) => ReactNode;
}

/** Kinds that say nothing about the customer's right to the answer: it could just not be had. */
const lost: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'server', 'malformed']);

/** The five faces of a part of a screen: loading, ready, empty, error with a way on, and stale (architecture, "Portal"). */
export function FiveFaces<Data>({ face, skeleton, empty, failed, children }: FiveFacesProps<Data>) {
  const words = useWords(faceWords);
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
      return children(face.data, { previous: face.previous });
    case 'empty':
      return emptyFace;
    case 'error':
      return (
        <Card padding="none">
          <ErrorState title={failed.title} onRetry={face.reload} retrying={face.reloading}>
            {reasonOf(face.error, words.reason)} {failed.unaffected}
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
                  ? words.stale(dateTimeParts(face.since)?.time ?? '')
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

/** What happened, in a sentence: ours where there was no answer, else the server's. */
function reasonOf({ kind, message }: ApiError, words: (typeof faceWords)['vi']['reason']): string {
  if (kind === 'network') return words.network;
  if (kind === 'timeout') return words.timeout;
  return asSentence(message);
}
