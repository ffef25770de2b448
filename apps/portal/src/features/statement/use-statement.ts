import { useEffect, useState } from 'react';
import { failure, type ApiError } from '@tram/api/result';
import { useServices } from '../../app/services-context.ts';
import { readStatement, type StatementAnswer, type StatementReading } from './read-statement.ts';

/** Pages read, of those that are known so far. */
export interface StatementProgress {
  readonly read: number;
  readonly found: number;
}

/** How far a statement is. */
export type StatementState =
  | ({ readonly name: 'reading' } & StatementProgress)
  | { readonly name: 'ready'; readonly reading: StatementReading }
  | { readonly name: 'failed'; readonly error: ApiError };

const begun: StatementState = { name: 'reading', read: 0, found: 0 };

/** Reads everything that a statement needs once, when the component appears: another key reads anew. */
export function useStatement(): StatementState {
  const services = useServices();
  const [state, setState] = useState<StatementState>(begun);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    void readStatement(
      services,
      (change) => {
        if (signal.aborted) return;
        setState((now) =>
          now.name === 'reading'
            ? { name: 'reading', read: now.read + change.read, found: now.found + change.found }
            : now,
        );
      },
      signal,
    )
      // What nobody foresaw is told and not waited for.
      .catch((): StatementAnswer => failure('malformed'))
      .then((answer) => {
        if (signal.aborted) return;
        setState(
          answer.ok
            ? { name: 'ready', reading: answer.reading }
            : { name: 'failed', error: answer.error },
        );
      });
    return () => ended.abort();
  }, [services]);

  return state;
}
