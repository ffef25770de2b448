import type { Input } from '@tram/api/client';
import type { Services } from '../app/services.ts';
import type { FirstCall } from '../routes.ts';
import { pageOf, shownPages } from './page-parameter.ts';
import { callQuery } from './queries.ts';
import { startQuery } from './query-client.ts';

/** The pages that a call asks for at this address; `null` stands for a call without pages. */
function pagesOf({ page }: FirstCall, parameters: URLSearchParams): readonly (number | null)[] {
  switch (page) {
    case 'current':
      return [pageOf(parameters)];
    case 'upToCurrent':
      return Array.from({ length: shownPages(parameters) }, (_, index) => index + 1);
    case undefined:
      return [null];
    default:
      return page satisfies never;
  }
}

/** The loader of a screen that begins with a call which its address names: all pages are asked for at once. */
export function loaderOf(
  call: FirstCall,
): (services: Services, { request }: { readonly request: Request }) => null {
  const { operation, query, unless } = call;
  return (services, { request }) => {
    const parameters = new URL(request.url).searchParams;
    if (unless !== undefined && parameters.get(unless[0]) === unless[1]) return null;
    for (const page of pagesOf(call, parameters)) {
      const input = page === null ? {} : { query: { ...query, page } };
      // The table's type pairs each operation with its own query; TypeScript loses the pair for one that it does not know.
      startQuery(services, callQuery(services, operation, input as Input<typeof operation>));
    }
    return null;
  };
}
