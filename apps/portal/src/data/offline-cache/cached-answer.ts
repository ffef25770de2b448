import type { Answer } from '@tram/api/client';
import type { operations } from '@tram/api/operations';
import type { Page } from '@tram/api/types';
import {
  cachedCloudImage,
  cachedImage,
  cachedOrder,
  cachedPackage,
  cachedRecharge,
  cachedUserGuide,
  cachedVpsOrder,
} from './cached-fields.ts';

function eachRow<Row>(kept: (row: Row) => Row): (page: Page<Row>) => Page<Row> {
  return ({ data, total_page }) => ({ data: data.map(kept), total_page });
}

/** The operations whose answers are kept on the device, each with what stays of it. No other is ever written down. */
const cachedOperations = {
  listPackages: (answer: Answer<'listPackages'>) => answer.map(cachedPackage),
  listImages: eachRow(cachedImage),
  listOrders: eachRow(cachedOrder),
  listVpsOrders: eachRow(cachedVpsOrder),
  listCloudImages: eachRow(cachedCloudImage),
  listRecharges: eachRow(cachedRecharge),
  listUserGuides: eachRow(cachedUserGuide),
} satisfies { readonly [Id in keyof typeof operations]?: (answer: Answer<Id>) => Answer<Id> };

export type CachedOperationId = keyof typeof cachedOperations;

export function isCacheable(id: unknown): id is CachedOperationId {
  return typeof id === 'string' && Object.hasOwn(cachedOperations, id);
}

export function toCachedAnswer(id: CachedOperationId, answer: unknown): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under an id the cache holds the answers of that operation; TypeScript cannot pair them for an id that it does not know
  const kept = cachedOperations[id] as (answer: unknown) => unknown;
  return kept(answer);
}

/** Query parameters of answers that are kept. Searches, which may contain part of a password, are not. */
const kinds: ReadonlySet<string> = new Set(['page', 'tab', 'status']);
/** Further pages of a list are not kept: people search rather than page that far. */
const furthestPage = 10;

/**
 * Name under which an answer is kept; null for one that is not: of another operation, of a search, or far down a list.
 * @param input as the query was asked
 */
export function cacheKeyOf(id: unknown, input: unknown): string | null {
  if (!isCacheable(id) || typeof input !== 'object' || input === null) return null;
  const { query, ...rest }: { readonly query?: unknown } = input;
  if (Object.keys(rest).length > 0) return null;
  const given: readonly (readonly [string, unknown])[] = Object.entries(query ?? {});
  const asked = given.filter(([, value]) => value !== undefined && value !== null && value !== '');
  if (asked.some(([name]) => !kinds.has(name))) return null;
  if (asked.some(([name, value]) => name === 'page' && Number(value) > furthestPage)) return null;
  const words = asked.map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(
    words.sort(([one = ''], [other = '']) => one.localeCompare(other)),
  );
  return `/kept/${id}?${search.toString()}`;
}
