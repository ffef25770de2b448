import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { queryStateOf, type QueryState } from './query-state.ts';

/** Whether a page of a list has no rows. */
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
