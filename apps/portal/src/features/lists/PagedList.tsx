import { Suspense, type ReactElement, type ReactNode } from 'react';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { Button } from '@tram/ui/button';
import { LinkButton } from '@tram/ui/link-button';
import { Pagination } from '@tram/ui/pagination';
import type { DataTableProps } from '@tram/ui/table';
import type { Services } from '../../app/services.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { pageOf, pageSearch } from '../../data/page-parameter.ts';
import { isEmptyState, noRows, useQueryState, type QueryState } from '../../data/query-state.ts';
import { Link, useLocation, useNavigate } from '../../router.ts';
import { QueryBoundary, type QueryBoundaryProps } from '../query-boundary/QueryBoundary.tsx';
import { useFilters, type ActiveFilters, type Filters, type FilterValues } from './filters.ts';
import { ListTable, rowKeyIn, type KeyedRow } from './ListTable.tsx';
import { pager } from './lists.css.ts';
import { listWords } from './words.vi.ts';

const GoToPage = lazyChunk(async () => (await import('./GoToPage.tsx')).GoToPage);

/** From so many pages on the number of one can be entered, and orders can be looked for by their date. */
export const manyPages = 10;

/** A page of a list as the API answers it. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly total_page: number;
}

type PageQuery<Answer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>;

/** What a list says when it has no rows, and the button that fills it. */
type EmptyList = QueryBoundaryProps<unknown>['empty'];

export interface PagedList<Row> {
  readonly state: QueryState<Page<Row>>;
  /** Of the page on screen; none until it is there. */
  readonly rows: readonly Row[];
  /** Nothing was ever in it: its empty state has the button that fills it, and the head of the screen none. */
  readonly isNew: boolean;
  /** From 1. */
  readonly page: number;
  /** Of the list that the filters leave; 0 until it is known. */
  readonly pageCount: number;
  /** The bare link of another page, for `Pagination`. The filters stay. */
  readonly pageLink: (page: number) => ReactElement<{ readonly className?: string }>;
  /** Goes to another page; the filters stay. */
  readonly goToPage: (page: number) => void;
  /**
   * Why there are no rows, and the way on: the filters left nothing, the page is past the last one, or there is nothing yet.
   * @param emptyPage what a page after the last one says @default a sentence for any list
   */
  readonly emptyList: (nothingYet: EmptyList, emptyPage?: string) => EmptyList;
}

/** The same of a list with filters. */
export interface FilteredList<Row, Of extends Filters> extends PagedList<Row> {
  readonly filters: ActiveFilters<Of>;
}

const none: readonly never[] = [];

/**
 * Reads the page of a list that the address names.
 * @param clear takes the filters away; null while none narrows the list
 */
export function usePagedList<Row, Answer extends Page<Row>, Key extends QueryKey>(
  query: (page: number) => PageQuery<Answer, Key>,
  clear: (() => void) | null = null,
): PagedList<Answer['data'][number]> {
  const words = useWords(listWords);
  const { search, state: historyState } = useLocation();
  const parameters = new URLSearchParams(search);
  const page = pageOf(parameters);
  const state = useQueryState(query(page), noRows);
  const navigate = useNavigate();
  const goToPage = (to: number) =>
    void navigate({ search: pageSearch(parameters, to) }, { state: historyState });
  const pageLink = (to: number) => (
    <Link to={{ search: pageSearch(parameters, to) }} state={historyState} />
  );

  function emptyList(nothingYet: EmptyList, emptyPage = words.emptyPage): EmptyList {
    if (page > 1) {
      return {
        text: emptyPage,
        action: (
          <LinkButton size="m" render={pageLink(1)}>
            {words.firstPage}
          </LinkButton>
        ),
      };
    }
    if (clear === null) return nothingYet;
    return {
      text: words.nothingFound,
      action: (
        <Button
          size="m"
          onClick={() => {
            clear();
            // The button disappears with the last filter; the focus must not be lost with it.
            document.querySelector('h1')?.focus();
          }}
        >
          {words.clear}
        </Button>
      ),
    };
  }

  return {
    state,
    rows: 'data' in state ? state.data.data : none,
    isNew: page === 1 && clear === null && isEmptyState(state),
    page,
    pageCount: 'data' in state ? state.data.total_page : 0,
    pageLink,
    goToPage,
    emptyList,
  };
}

/**
 * The same for a list with filters, which are in the address, too.
 * @param filters a constant of the module
 * @param query reads a page of the rows that the filters leave
 */
export function useFilteredList<
  Of extends Filters,
  Row,
  Answer extends Page<Row>,
  Key extends QueryKey,
>(
  filters: Of,
  query: (services: Services, page: number, values: FilterValues<Of>) => PageQuery<Answer, Key>,
): FilteredList<Answer['data'][number], Of> {
  const services = useServices();
  const active = useFilters(filters);
  const isFiltered = Object.keys(active.values).length > 0;
  const list = usePagedList<Row, Answer, Key>(
    (page) => query(services, page, active.values),
    isFiltered ? active.clear : null,
  );
  return { ...list, filters: active };
}

export interface ListWords {
  /** Name of the table, for screen readers. */
  readonly table: string;
  readonly empty: string;
  readonly failed: QueryBoundaryProps<unknown>['failed'];
}

interface PagedTableProps<Row>
  extends
    Pick<DataTableProps<Row>, 'columns' | 'card' | 'rowName'>,
    Pick<QueryBoundaryProps<unknown>, 'skeleton'> {
  readonly list: PagedList<Row>;
  readonly words: ListWords & {
    /** What a page after the last one says. @default a sentence for any list */
    readonly emptyPage?: string;
  };
  /** The button that fills the list while nothing is in it. */
  readonly action?: ReactNode;
  /** Below the table and the links to the other pages. */
  readonly children?: ReactNode;
}

/** The page as a table over the links to the others, or why there are no rows. */
export function PagedTable<Row extends KeyedRow>({
  list,
  words,
  action,
  skeleton,
  children,
  ...table
}: PagedTableProps<Row>) {
  const { state, page, pageLink, goToPage, emptyList } = list;
  return (
    <QueryBoundary
      state={state}
      skeleton={skeleton}
      empty={emptyList({ text: words.empty, action }, words.emptyPage)}
      failed={words.failed}
    >
      {({ data, total_page: pageCount }, { previous }) => (
        <>
          <ListTable
            {...table}
            caption={words.table}
            rows={data}
            rowKey={rowKeyIn(data)}
            busy={previous}
            // An empty page has its own state.
            empty={null}
          />
          <div className={pager}>
            {pageCount >= manyPages && (
              <Suspense>
                <GoToPage pageCount={pageCount} onGo={goToPage} />
              </Suspense>
            )}
            <Pagination page={page} pageCount={pageCount} renderLink={pageLink} />
          </div>
          {children}
        </>
      )}
    </QueryBoundary>
  );
}
