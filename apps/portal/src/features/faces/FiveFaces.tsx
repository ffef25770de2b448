import type { ReactNode } from 'react';
import type { ApiError } from '@tram/api/result';
import { dateTimeParts } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { Notice } from '@tram/ui/notice';
import { useWords } from '../../app/words.ts';
import type { Face } from '../../data/face.ts';
import { previous, stack } from './FiveFaces.css.ts';
import { faceWords } from './words.vi.ts';

export interface FiveFacesProps<Data> {
  /** From `useFace` or `useFirstPages`. */
  readonly face: Face<Data>;
  /** The shape of the content while it is loading for the first time. */
  readonly skeleton: ReactNode;
  /** Below 'Không có dữ liệu': what will appear here, and the action that fills it. */
  readonly empty: { readonly text: string; readonly action?: ReactNode };
  /** What failed, and what is unaffected by it. */
  readonly failed: { readonly title: string; readonly unaffected: string };
  readonly children: (data: Data) => ReactNode;
}

/** What happened, in a sentence; the server's own words where it answered. */
function reasonOf(error: ApiError, words: typeof faceWords.vi): string {
  if (error.kind === 'network' || error.kind === 'timeout') return words.reason[error.kind];
  return error.message;
}

/**
 * A screen's content in its five faces: loading, ready, empty, error with a way on, and stale (architecture, "Portal"; art
 * direction, section 9). What was once on screen stays there.
 */
export function FiveFaces<Data>({ face, skeleton, empty, failed, children }: FiveFacesProps<Data>) {
  const words = useWords(faceWords);
  const nothing = (
    <EmptyState title={words.empty} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
  switch (face.name) {
    case 'loading':
      return skeleton;
    case 'empty':
      return nothing;
    case 'error':
      return (
        <ErrorState title={failed.title} onRetry={face.reload} retrying={face.reloading}>
          {`${reasonOf(face.error, words)} ${failed.unaffected}`}
        </ErrorState>
      );
    case 'stale':
      return (
        <div className={stack}>
          <Notice
            tone="neutral"
            announce="status"
            lead={words.stale(dateTimeParts(face.since)?.time ?? '')}
            action={
              <Button busy={face.reloading} onClick={face.reload}>
                {words.reload}
              </Button>
            }
          >
            {words.staleHint}
          </Notice>
          {face.empty ? nothing : children(face.data)}
        </div>
      );
    case 'ready':
      return (
        <div {...(face.previous ? { className: previous, 'aria-busy': true } : {})}>
          {children(face.data)}
        </div>
      );
    default:
      return face satisfies never;
  }
}
