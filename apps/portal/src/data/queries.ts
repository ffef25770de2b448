import { type ApiError, type Result, failure } from '@tram/api/result';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Answer, CallOptions, Input } from '@tram/api/client';
import type { operations } from '@tram/api/operations';
import { lazyService, type Services } from '../app/services.ts';
import { readEarlyAnswer } from '../boot/first-answer.ts';

/** A refused or failed call as the exception that TanStack Query expects. Nothing else in the portal throws for a call. */
export class CallFailure extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.name = 'CallFailure';
    this.error = error;
  }
}

/** The value of a call. @throws CallFailure with its error */
export function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new CallFailure(result.error);
}

/** The call's error out of what a query reports. @throws any other error, which is a bug of ours, for the router's fallback screen */
export function callErrorOf(thrown: Error): ApiError {
  if (thrown instanceof CallFailure) return thrown.error;
  throw thrown;
}

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
type QueryKey<Id extends QueryId> = readonly [Id, Input<Id>];

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

type Asking = Pick<Services, 'api' | 'early' | 'session' | 'lifecycle' | 'lazy'>;

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

export function callOf<Id extends QueryId>({ api }: Pick<Services, 'api'>, id: Id) {
  // The table's type pairs every id with its own input and answer; TypeScript loses the pair for an id it does not know.
  return api[id] as (input: Input<Id>, options: CallOptions) => Promise<Result<Answer<Id>>>;
}

/** Turns of the event loop, counted where something asks or an answer arrives, and the calls that have begun in them, by operation, input and token. */
interface BackgroundCalls {
  turn: number;
  /** The end of this turn is waited for. */
  isEnding: boolean;
  readonly calls: Map<string, { readonly turn: number; readonly answer: Promise<Result<unknown>> }>;
}

const backgroundCallsOf = lazyService<BackgroundCalls, unknown>(() => ({
  turn: 0,
  isEnding: false,
  calls: new Map(),
}));

/** How long an answer can be shared after it has arrived, ms: as long as one search through a list may take. */
const sharedFor = 10_000;

/** The present turn of the event loop, for `callInBackground`. */
export function currentTurn(services: Pick<Services, 'lazy'>): number {
  const background = backgroundCallsOf(services);
  if (!background.isEnding) {
    background.isEnding = true;
    setTimeout(() => {
      background.turn += 1;
      background.isEnding = false;
    }, 0);
  }
  return background.turn;
}

/**
 * Makes a call that nobody waits for. What asks for the same at the same moment (a list that was invalidated, the lifecycles of
 * its records) shares one call. It cannot be aborted, because several may share it.
 * @param since the answer is of a call that has begun no earlier than in this turn
 */
export function callInBackground<Id extends QueryId>(
  asking: Pick<Services, 'api' | 'session' | 'lazy'>,
  id: Id,
  input: Input<Id>,
  since: number = currentTurn(asking),
): Promise<Result<Answer<Id>>> {
  const background = backgroundCallsOf(asking);
  const { calls } = background;
  const key = JSON.stringify([id, input, asking.session.token()]);
  const known = calls.get(key);
  if (known !== undefined && known.turn >= since) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key begins with the operation, and only its own answers are put under it, below
    return known.answer as Promise<Result<Answer<Id>>>;
  }
  const answer = callOf(asking, id)(input, { background: true });
  const call = { turn: currentTurn(asking), answer };
  calls.set(key, call);
  void answer.finally(() => {
    // What is asked for from now on is to be newer than this answer, even if the event loop is still in the same turn.
    background.turn += 1;
    setTimeout(() => {
      if (calls.get(key) === call) calls.delete(key);
    }, sharedFor);
  });
  return answer;
}

async function read<Id extends QueryId>(
  asking: Asking,
  id: Id,
  input: Input<Id>,
  { signal, background }: { readonly signal: AbortSignal; readonly background: boolean },
): Promise<Answer<Id>> {
  const { early, session } = asking;
  const token = session.token();
  if (token === null) throw signedOut(asking, background);
  if (background) return valueOf(await callInBackground(asking, id, input));
  const first = early === undefined ? null : await readEarlyAnswer(early, token, id, input);
  return first ?? valueOf(await callOf(asking, id)(input, { signal, background }));
}

/** Nobody waits for an answer that is already on screen: such a call neither counts as loading nor leads to the login. */
function isBackground(client: QueryClient, key: readonly unknown[]): boolean {
  return client.getQueryState(key)?.data !== undefined;
}

/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return typeof window !== 'undefined' && !window.navigator.onLine;
}

/** Whether a call came to nothing on the way: there may be something kept that is better than nothing. */
function isLost(error: unknown): boolean {
  return (
    error instanceof CallFailure &&
    (error.error.kind === 'network' || error.error.kind === 'timeout')
  );
}

/** What was kept of an earlier visit, where nothing is on screen yet. Its code is loaded when it is needed. */
async function restore(
  client: QueryClient,
  { session }: Asking,
  key: readonly unknown[],
): Promise<void> {
  try {
    const { readOfflineCache } = await import('./offline-cache/offline-cache.ts');
    await readOfflineCache(client, session, key);
  } catch {
    // Nothing kept can be had: the failure is told as it is.
  }
}

/**
 * The query of an operation, for `useQuery`, `useQueryState`, `startQuery` and `client.getQueryData` alike.
 * @param input `path` and `query` as the client's function takes them; `{}` where it takes none
 * @param waits who waits for its first answer. 'nobody': it neither counts as loading nor leads to the login
 *
 * @example
 * const state = useQueryState(callQuery(services, 'listRecharges', { query: { page } }), noRows);
 */
export function callQuery<Id extends QueryId>(
  asking: Asking,
  id: Id,
  input: Input<Id>,
  waits: 'customer' | 'nobody' = 'customer',
) {
  const queryKey: QueryKey<Id> = [id, input];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const isShown = isBackground(client, queryKey);
      // Without a network the answer to this is known, and what was kept need not wait for it.
      const offline = !isShown && isOffline();
      if (offline) await restore(client, asking, queryKey);
      const background = waits === 'nobody' || isShown;
      try {
        return await read(asking, id, input, { signal, background });
      } catch (error) {
        if (!isShown && !offline && isLost(error)) await restore(client, asking, queryKey);
        throw error;
      }
    },
    ...(catalogues.has(id) ? { staleTime: catalogueFreshFor } : {}),
  });
}
