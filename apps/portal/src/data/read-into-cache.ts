import type { Answer, CallOptions, Input } from '@tram/api/client';
import { findRow } from '@tram/api/pages';
import { ok, type Result } from '@tram/api/result';
import type { Page } from '@tram/api/types';
import type { Services } from '../app/services.ts';
import { callInBackground, callOf, callQuery, currentTurn, type QueryId } from './queries.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Calls the server, bypassing the cache, and writes its answer into the cache, so that the screens show what a lifecycle reads.
 * Not after its customer has logged out: a late answer must not be in the cache of the next customer.
 * @param input `path` and `query` as the client's function takes them
 */
export async function readIntoCache<Id extends QueryId>(
  services: Services,
  id: Id,
  input: Input<Id>,
  options: CallOptions,
): Promise<Result<Answer<Id>>> {
  return keepAnswer(services, id, input, callOf(services, id)(input, options));
}

async function keepAnswer<Id extends QueryId>(
  services: Services,
  id: Id,
  input: Input<Id>,
  reading: Promise<Result<Answer<Id>>>,
): Promise<Result<Answer<Id>>> {
  const { session } = services;
  const token = session.token();
  const answer = await reading;
  if (answer.ok && session.token() === token) {
    const { queryKey } = callQuery(services, id, input);
    queryClientOf(services).setQueryData(queryKey, answer.value);
  }
  return answer;
}

/** The pages of a list of machines: the API has no call for a single machine. */
interface MachinePages<ListPage> {
  /** What the cache has of a page; undefined for one that has not been loaded. */
  readonly loaded: (page: number) => ListPage | undefined;
  readonly read: (page: number) => Promise<Result<ListPage>>;
}

/**
 * The pages of a list, to look for machines in it from now on, in the background. What is read goes into the cache, so the
 * cards follow. Each page is read at most once, and those who look at the same moment share that: the list itself too, where it
 * was invalidated.
 * @param inputOf the input of the call for a page
 */
export function machinePages<Id extends 'listImages' | 'listVpsOrders' | 'listCloudImages'>(
  services: Services,
  list: Id,
  inputOf: (page: number) => Input<Id>,
): MachinePages<Answer<Id>> {
  const client = queryClientOf(services);
  const since = currentTurn(services);
  return {
    loaded: (page) => client.getQueryData(callQuery(services, list, inputOf(page)).queryKey),
    read(page) {
      const input = inputOf(page);
      return keepAnswer(services, list, input, callInBackground(services, list, input, since));
    },
  };
}

/**
 * Looks for one machine: on the loaded page that has it, and where it has left that one, page by page.
 * @returns null for a machine that is on no page; the first refusal otherwise
 */
export async function findMachine<Row extends { readonly _id: string }>(
  { loaded, read }: MachinePages<Page<Row>>,
  id: string,
): Promise<Result<Row | null>> {
  const isIt = ({ _id }: Row) => _id === id;
  for (let page = 1, known = loaded(1); known !== undefined; page += 1, known = loaded(page)) {
    if (!known.data.some(isIt)) continue;
    const answer = await read(page);
    const row = answer.ok ? answer.value.data.find(isIt) : undefined;
    if (row !== undefined) return ok(row);
    if (!answer.ok) return answer;
    break;
  }
  return findRow(read, isIt);
}
