import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, CallOptions, Input } from '@tram/api/client';
import type { operations } from '@tram/api/operations';
import { failure, type Result } from '@tram/api/result';
import type { Services } from '../app/services.ts';
import { CallFailure, valueOf } from './call-failure.ts';

type Operations = typeof operations;

/** The operations that only read JSON: what may be cached, prefetched and asked again. Never a GET with a side effect. */
export type QueryId = {
  [Id in keyof Operations]: Operations[Id] extends { method: 'GET' }
    ? Operations[Id] extends { sideEffect: true } | { answer: string }
      ? never
      : Id
    : never;
}[keyof Operations];

/** The key of a cached answer: the operation and what it was asked with. */
export type QueryKey<Id extends QueryId> = readonly [Id, Input<Id>];

/** How long a catalogue that only the operator changes counts as fresh, ms. */
const catalogueFreshFor = 5 * 60_000;

/** Packages are none: which of them are free changes with every rental. */
const catalogues: ReadonlySet<QueryId> = new Set([
  'listCategories',
  'listBanks',
  'listComputerConfigs',
]);

/** Whether a key is of a catalogue: its answer changes neither by an event nor while the machine sleeps. */
export function isCatalogue([id]: readonly unknown[]): boolean {
  return [...catalogues].some((catalogue) => catalogue === id);
}

/** What a query works with. */
type Asking = Pick<Services, 'api' | 'session' | 'lifecycle'>;

/**
 * Nobody is signed in any more, but a screen is still there: on its way out, or kept with what was typed on it. Asking the
 * server would only be refused; the lifecycle decides where a customer who waits for the answer is led.
 */
function signedOut({ lifecycle }: Asking, background: boolean): CallFailure {
  const { error } = failure('unauthorized');
  if (!background) {
    lifecycle().then(
      ({ send }) => send({ type: 'UNAUTHORIZED', background, error }),
      () => undefined,
    );
  }
  return new CallFailure(error);
}

async function read<Id extends QueryId>(
  asking: Asking,
  id: Id,
  input: Input<Id>,
  options: CallOptions & { readonly background: boolean },
): Promise<Answer<Id>> {
  if (asking.session.token() === null) throw signedOut(asking, options.background);
  // The table's type pairs every id with its own input and answer; TypeScript loses the pair for an id it does not know.
  const call = asking.api[id] as (
    input: Input<Id>,
    options: CallOptions,
  ) => Promise<Result<Answer<Id>>>;
  return valueOf(await call(input, options));
}

/** Nobody waits for an answer that is already on screen: such a call neither counts as loading nor leads to the login. */
function isBackground(client: QueryClient, key: readonly unknown[]): boolean {
  return client.getQueryState(key)?.data !== undefined;
}

/**
 * The query of an operation, for `useQuery`, `useFace`, `startQuery` and `client.getQueryData` alike.
 * @param input `path` and `query` as the client's function takes them; `{}` where it takes none
 *
 * @example
 * const face = useFace(callQuery(services, 'listRecharges', { query: { page } }), noRows);
 */
export function callQuery<Id extends QueryId>(asking: Asking, id: Id, input: Input<Id>) {
  const queryKey: QueryKey<Id> = [id, input];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      read(asking, id, input, { signal, background: isBackground(client, queryKey) }),
    ...(catalogues.has(id) ? { staleTime: catalogueFreshFor } : {}),
  });
}
