import type { ApiError } from '@tram/api/result';
import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Account } from '@tram/api/types';
import { callErrorOf, callQuery } from './queries.ts';
import { useServices } from '../app/services-context.ts';

/** Whatever reads a query: `useQuery`, `useInfiniteQuery` and their like. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** Local time of the last answer, ms since 1970; 0 without one. */
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  /** The data of another page or filter, kept until this one's arrives. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface RetryAction {
  readonly error: ApiError;
  /** Asks again; the customer pressed for it. */
  readonly reload: () => void;
  readonly reloading: boolean;
}

/** The five states of a screen (architecture, "Portal"). */
export type QueryState<Data> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly data: Data;
      /** What is shown belongs to the page or filter before; the new one is on its way. */
      readonly previous: boolean;
      /** Local time of the last answer, ms since 1970. */
      readonly since: number;
    }
  | { readonly status: 'empty'; readonly data: Data; readonly since: number }
  | ({ readonly status: 'error' } & RetryAction)
  | ({
      readonly status: 'stale';
      readonly data: Data;
      readonly empty: boolean;
      /** Local time of the last answer, ms since 1970. */
      readonly since: number;
    } & RetryAction);

/**
 * Which state a reading has. Data that was once on screen stays there: a refetch that fails makes it stale, never an error.
 * @param isEmpty whether an answer has nothing to show; never, when left out
 * @throws what is no failed call, because a fault of ours must not look like one of the network
 */
export function queryStateOf<Data>(
  reading: Reading<Data>,
  isEmpty: (data: Data) => boolean = () => false,
): QueryState<Data> {
  const { data, error } = reading;
  if (error !== null) {
    const retry: RetryAction = {
      error: callErrorOf(error),
      reload: () => {
        // What comes of it is told by the next state, not by this promise.
        void reading.refetch();
      },
      reloading: reading.isFetching,
    };
    return data === undefined || reading.isPlaceholderData
      ? { status: 'error', ...retry }
      : { status: 'stale', data, empty: isEmpty(data), since: reading.dataUpdatedAt, ...retry };
  }
  if (data === undefined) return { status: 'loading' };
  const since = reading.dataUpdatedAt;
  if (isEmpty(data) && !reading.isPlaceholderData) return { status: 'empty', data, since };
  return { status: 'ready', data, previous: reading.isPlaceholderData, since };
}

/** Whether a list has nothing to show: its empty state then carries the button that fills it, and the head of the screen none. */
export function isEmptyState(state: QueryState<unknown>): boolean {
  return state.status === 'empty' || (state.status === 'stale' && state.empty);
}

export function noRows(answer: { readonly data: readonly unknown[] }): boolean {
  return answer.data.length === 0;
}

/**
 * Reads a query and says which of the five states its screen has. Another page or filter keeps the rows on screen
 * (`previous`) until the new ones are there.
 * @param isEmpty whether an answer has nothing to show, for example `noRows`
 */
export function useQueryState<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isEmpty?: (data: Data) => boolean,
): QueryState<Data> {
  return queryStateOf<Data>(useQuery({ ...options, placeholderData: keepPreviousData }), isEmpty);
}

/** The customer's account, or null until it has been loaded. The layout loads it and events keep it up to date. */
export function useAccount(): Account | null {
  return useQuery(callQuery(useServices(), 'getMyAccount', {})).data ?? null;
}
