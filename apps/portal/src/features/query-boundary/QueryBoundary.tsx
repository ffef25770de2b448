import type { ReactNode } from 'react';
import type { ErrorKind } from '@tram/api/result';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { ErrorState } from '@tram/ui/error-state';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords, currentWords } from '../../app/words.ts';
import type { QueryState } from '../../data/query-state.ts';
import { useOffline } from '../../data/use-offline.ts';
import { readAt } from './QueryBoundary.css.ts';
import { clockTime } from '../server-time/clock-time.ts';
import { queryBoundaryWords } from './words.vi.ts';
import { messageWords } from '../../app/message-words.vi.ts';

export interface QueryBoundaryProps<Data> {
  /** From `useQueryState` or `useFirstPages`. */
  readonly state: QueryState<Data>;
  /** What is on its way, in the shape of the content. */
  readonly skeleton: ReactNode;
  /** Nothing to show: what will appear here, and the button that fills it. */
  readonly empty: { readonly text: string; readonly action?: ReactNode };
  /** It could not be read: what, and what is not affected. @default the machines that the customer rents */
  readonly failed: string | { readonly title: string; readonly unaffected: string };
  /** Whether it says when it was read: a list does, a form that only needs an answer does not. @default true */
  readonly tellsTime?: boolean;
  /** What is shown. `previous`: it belongs to the page before, dim it (a `DataTable` does with `busy`). */
  readonly children: (data: Data, state: { readonly previous: boolean }) => ReactNode;
}

/** Kinds that say nothing about the customer's right to the answer: it could just not be had. */
const lost: ReadonlySet<ErrorKind> = new Set(['network', 'timeout', 'server', 'malformed']);

/** The five states of a part of a screen: loading, ready, empty, error with a way on, and stale (architecture, "Portal"). */
export function QueryBoundary<Data>({
  state,
  skeleton,
  empty,
  failed,
  tellsTime = true,
  children,
}: QueryBoundaryProps<Data>) {
  const words = useWords(queryBoundaryWords);
  const { clock } = useServices();
  const offline = useOffline();
  const emptyState = (
    <Card padding="none">
      <EmptyState {...(empty.action === undefined ? {} : { action: empty.action })}>
        {empty.text}
      </EmptyState>
    </Card>
  );
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return (
        <>
          {tellsTime && !state.previous && <ReadAt since={state.since} />}
          {children(state.data, { previous: state.previous })}
        </>
      );
    case 'empty':
      return (
        <>
          {tellsTime && <ReadAt since={state.since} />}
          {emptyState}
        </>
      );
    case 'error': {
      const { title, unaffected } =
        typeof failed === 'string' ? { title: failed, unaffected: words.unaffected } : failed;
      return (
        <Card padding="none">
          <ErrorState title={title} onRetry={state.reload} retrying={state.reloading}>
            {asSentence(state.error.message)} {unaffected}
          </ErrorState>
        </Card>
      );
    }
    case 'stale':
      return (
        <>
          {/* The layout's banner announces the end of a session, once for everything on screen. */}
          {state.error.kind !== 'unauthorized' && (
            <Notice
              tone="neutral"
              announce="status"
              lead={
                lost.has(state.error.kind)
                  ? (offline ? words.offline : words.stale)(clockTime(state.since, clock))
                  : asSentence(state.error.message)
              }
              action={
                <Button busy={state.reloading} busyLabel={words.loading} onClick={state.reload}>
                  {words.reload}
                </Button>
              }
            >
              {words.staleHint}
            </Notice>
          )}
          {state.empty ? emptyState : children(state.data, { previous: false })}
        </>
      );
    default:
      return state satisfies never;
  }
}

/** When a list was read, quietly over it: 'Cập nhật lúc 14:25'. @param since local time of the answer, ms since 1970 */
export function ReadAt({ since }: { readonly since: number }) {
  const words = useWords(queryBoundaryWords);
  const { clock } = useServices();
  return <p className={readAt}>{words.readAt(clockTime(since, clock))}</p>;
}

/** The server's words, in the customer's language where a translation is known, with a full stop, so that a sentence can follow. */
export function asSentence(words: string): string {
  const said = currentWords(messageWords).say(words);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
