import type { ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { LinkButton } from '@tram/ui/link-button';
import { useWords } from '../../app/words.ts';
import { pageOf, pageSearch } from '../../data/page-parameter.ts';
import { Link, useLocation } from '../../router.ts';
import { listWords } from './words.vi.ts';

/** What a list has to say when it has no rows, as `QueryBoundary` takes it. */
interface EmptyList {
  readonly text: string;
  readonly action?: ReactNode;
}

/**
 * Where in a list with pages the customer is, by the address.
 * @param emptyPage what a page after the last one says @default a sentence for any list
 */
export function useListPlace(emptyPage?: string) {
  const words = useWords(listWords);
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const page = pageOf(parameters);
  /** The bare link of another page, for `Pagination`. The filters stay. */
  const pageLink = (to: number) => (
    <Link to={{ search: pageSearch(parameters, to) }} state={state} />
  );

  /**
   * Why there are no rows, and the way on: the filters left nothing, the page is past the last one, or there is nothing yet.
   * @param clear takes the filters away; null while none narrows the list
   */
  function emptyList(nothingYet: EmptyList, clear: (() => void) | null): EmptyList {
    if (page > 1) {
      return {
        text: emptyPage ?? words.emptyPage,
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

  return { page, pageLink, emptyList };
}
