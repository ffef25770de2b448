import { useDeferredValue, useState } from 'react';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { shownPages } from '../../data/page-parameter.ts';
import type { QueryState } from '../../data/query-state.ts';
import { useFirstPages, type FirstPages, type ListPage } from '../../data/use-first-pages.ts';
import { useLocation } from '../../router.ts';
import { isSearch } from './use-machine-search.ts';

/** Most pages that are read to search them; with more machines the search says so. */
const mostPages = 20;

/**
 * The pages of a list of machines that the address shows. The API neither searches nor sorts machines (specification, section 7), so that
 * a search needs every page: they are read, up to 20, while one is on, and with it alone.
 */
export function useMachinePages<
  Answer extends ListPage<{ readonly _id: string }>,
  Key extends QueryKey,
>(
  pageQuery: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>,
): QueryState<FirstPages<Answer['data'][number]>> {
  const { search } = useLocation();
  const shown = useDeferredValue(shownPages(new URLSearchParams(search)));
  const [pageCount, setPageCount] = useState(1);
  const state = useFirstPages(
    isSearch(search) ? Math.max(shown, Math.min(pageCount, mostPages)) : shown,
    pageQuery,
  );
  const known = 'data' in state ? state.data.pageCount : pageCount;
  if (known !== pageCount) setPageCount(known);
  return state;
}
