import { useRef, useState, type ReactNode } from 'react';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Pagination } from '@tram/ui/pagination';
import type { TableCard, TableColumn } from '@tram/ui/table';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { pageNumberOf } from '../../data/page-parameter.ts';
import { noRows, useQueryState } from '../../data/query-state.ts';
import type { ListPage } from '../../data/use-first-pages.ts';
import { useLocation } from '../../router.ts';
import { dialogPageParameter, type OpeningProps } from '../address/dialog-address.ts';
import { usePlace } from '../address/use-place.ts';
import { QueryBoundary } from '../query-boundary/QueryBoundary.tsx';
import { ListTable, rowKeyIn, type KeyedRow } from './ListTable.tsx';
import { stack } from '../../app/stack.css.ts';
import type { ListWords } from './PagedList.tsx';
import { listWords } from './words.vi.ts';

/** The page of the list in the open dialog, which is in the address; another page replaces this entry of the history. */
function useDialogPage(): readonly [page: number, show: (page: number) => void] {
  const { replace } = usePlace();
  const { search } = useLocation();
  return [
    pageNumberOf(new URLSearchParams(search).get(dialogPageParameter)),
    (page) =>
      // Back closes the dialog from every page of it.
      replace((place) => {
        const next = new URLSearchParams(place.search);
        if (page === 1) next.delete(dialogPageParameter);
        else next.set(dialogPageParameter, String(page));
        return { ...place, search: `?${next.toString()}` };
      }),
  ];
}

interface PagedDialogProps<
  Row extends KeyedRow,
  Answer extends ListPage<Row>,
  Key extends QueryKey,
> extends OpeningProps {
  readonly title: string;
  readonly subtitle?: string;
  /** The query of one of its pages: `(page) => callQuery(services, 'listOrderHistory', { path, query: { page } })`. */
  readonly pageQuery: (page: number) => UseQueryOptions<Answer, Error, Answer, Key>;
  readonly words: ListWords;
  readonly columns: readonly TableColumn<Row>[];
  readonly card: TableCard<Row>;
  /** Buttons beside 'Đóng'. */
  readonly actions?: ReactNode;
}

/**
 * A dialog with a list that has pages: what happened to an order or a machine. The page is in the address (`dialogPage`);
 * events that make the list stale have it read again while it is open.
 */
export function PagedDialog<
  Row extends KeyedRow,
  Answer extends ListPage<Row>,
  Key extends QueryKey,
>({
  open,
  onClose,
  pageQuery,
  words: list,
  columns,
  card,
  actions,
  ...dialog
}: PagedDialogProps<Row, Answer, Key>) {
  const words = useWords(listWords);
  const [addressed, showPage] = useDialogPage();
  const [page, setPage] = useState(addressed);
  // While it closes it stays on its page, although the address no longer names it.
  if (open && page !== addressed) setPage(addressed);
  const state = useQueryState(pageQuery(page), noRows);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <>
      {/* The loading line at the top of the page shows the same. */}
      {open && state.status === 'loading' && (
        <VisuallyHidden>
          <output>{words.dialog.loading}</output>
        </VisuallyHidden>
      )}
      <Dialog
        {...dialog}
        // Not before its content is loaded: a dialog that grows would jump.
        open={open && state.status !== 'loading'}
        onClose={onClose}
        size="rental"
        // Else the pager below the list is focused, and on a phone the dialog is scrolled to its end.
        initialFocus={close}
        dismissOutside
        footer={
          <>
            {actions}
            <CloseButton ref={close} onClick={onClose} />
          </>
        }
      >
        <div className={stack[16]}>
          <QueryBoundary
            state={state}
            skeleton={<p>{words.dialog.loading}</p>}
            empty={
              page === 1
                ? { text: list.empty }
                : {
                    text: words.emptyPage,
                    action: (
                      <Button size="m" onClick={() => showPage(1)}>
                        {words.firstPage}
                      </Button>
                    ),
                  }
            }
            failed={list.failed}
          >
            {(answer, { previous }) => (
              <>
                <ListTable
                  caption={list.table}
                  columns={columns}
                  card={card}
                  rows={answer.data}
                  rowKey={rowKeyIn(answer.data)}
                  busy={previous}
                  headingLevel={3}
                  // An empty page has its own state.
                  empty={null}
                />
                <Pagination
                  label={words.dialog.pages}
                  page={page}
                  pageCount={answer.total_page}
                  onPageChange={showPage}
                />
              </>
            )}
          </QueryBoundary>
        </div>
      </Dialog>
    </>
  );
}
