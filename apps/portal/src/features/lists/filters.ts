import { useCallback, useMemo } from 'react';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { isCalendarDate } from '@tram/machines/rules';
import type { Loader } from '../../app/screen-route.ts';
import type { Services } from '../../app/services.ts';
import { pageOf, pageParameter } from '../../data/page-parameter.ts';
import { startQuery } from '../../data/query-client.ts';
import { useLocation } from '../../router.ts';
import { searchOf, usePlace, type Place } from '../address/use-place.ts';

/** What one filter of a list may be. Every filter is text in the address; a blank one is none (specification, section 5). */
export interface Filter<Value extends string = string> {
  /** The value in this text; undefined for none, and for text that is no value of this filter. */
  readonly read: (text: string) => Value | undefined;
  /**
   * It holds a part of a secret. Addresses get into links, histories and the logs of servers, so it is kept in the tab's own
   * entry of the history instead: a reload and Back bring it back, a link does not.
   */
  readonly secret: boolean;
}

/** The filters of a list by their names, which are the names of their parameters in the address. */
export type Filters = Readonly<Record<string, Filter>>;

/** The values of filters; unset ones are absent, so that they can be spread into a query. */
export type FilterValues<Of extends Filters> = {
  readonly [Name in keyof Of]?: Of[Name] extends Filter<infer Value> ? Value : never;
};

/** New values of some filters; undefined takes one away. */
type FilterChanges<Of extends Filters> = {
  readonly [Name in keyof FilterValues<Of>]?: FilterValues<Of>[Name] | undefined;
};

export const textFilter: Filter = {
  read: (text) => text.trim().normalize('NFC') || undefined,
  secret: false,
};

/** Any text, trimmed, that must not be in the address: a part of a password. */
export const secretTextFilter: Filter = { ...textFilter, secret: true };

/** A calendar day, `YYYY-MM-DD`. */
export const dayFilter: Filter = {
  read: (text) => (isCalendarDate(text) ? text : undefined),
  secret: false,
};

/** A filter that is not offered: whatever the address says, there is none. */
export const noFilter: Filter = { read: () => undefined, secret: false };

/** One of a few values. Leave 'all' out of them: it is no filter. */
export function choiceFilter<Value extends string>(values: readonly Value[]): Filter<Value> {
  return { read: (text) => values.find((value) => value === text), secret: false };
}

const stateName = 'secretFilters';

/** What the entry of the history holds for the filters with a secret. */
function secretsOf(state: unknown): Readonly<Record<string, unknown>> {
  const secrets: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, stateName) : null;
  return typeof secrets === 'object' && secrets !== null ? { ...secrets } : {};
}

/**
 * The filters that a place names.
 * @param state of the entry of the history; loaders know none
 */
export function filterValues<Of extends Filters>(
  filters: Of,
  search: string | URLSearchParams,
  state?: unknown,
): FilterValues<Of> {
  const parameters = new URLSearchParams(search);
  const secrets = secretsOf(state);
  const values: Record<string, string> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const held: unknown = filter.secret ? secrets[name] : parameters.get(name);
    const value = typeof held === 'string' ? filter.read(held) : undefined;
    if (value !== undefined) values[name] = value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by the filter of its own name; TypeScript loses the pair in the loop
  return values as FilterValues<Of>;
}

/** The same place with other filters: on the first page, since the rows are others; everything else stays. */
export function placeWithFilters<Of extends Filters>(
  filters: Of,
  place: Place,
  changes: FilterChanges<Of>,
): Place {
  const parameters = new URLSearchParams(place.search);
  const secrets: Record<string, unknown> = { ...secretsOf(place.state) };
  parameters.delete(pageParameter);
  for (const [name, value] of Object.entries<string | undefined>(changes)) {
    const kept = filters[name]?.read(value ?? '');
    if (filters[name]?.secret === true) {
      if (kept === undefined) delete secrets[name];
      else secrets[name] = kept;
    } else if (kept === undefined) parameters.delete(name);
    else parameters.set(name, kept);
  }
  return {
    search: searchOf(parameters),
    state: {
      ...(typeof place.state === 'object' ? place.state : null),
      [stateName]: secrets,
    },
  };
}

export interface ActiveFilters<Of extends Filters> {
  readonly values: FilterValues<Of>;
  /** Sets some of them, or takes them away with undefined; the list begins at its first page again. */
  readonly change: (changes: FilterChanges<Of>) => void;
  readonly clear: () => void;
}

/**
 * The filters of a list, which are in the address: a reload or a link brings the same rows back. A change replaces
 * the address before it, so that Back leaves the list instead of undoing letters.
 * @param filters a constant of the module
 *
 * @example
 * const orderFilters = { status: choiceFilter(['1', '0']), imageName: textFilter };
 * const { values, change } = useFilters(orderFilters);
 */
export function useFilters<Of extends Filters>(filters: Of): ActiveFilters<Of> {
  const { replace } = usePlace();
  const location = useLocation();
  const values = useMemo(
    () => filterValues(filters, location.search, location.state),
    [filters, location],
  );
  const change = useCallback(
    (changes: FilterChanges<Of>) => replace((place) => placeWithFilters(filters, place, changes)),
    [replace, filters],
  );
  const clear = useCallback(() => {
    const none: Record<string, undefined> = {};
    for (const name of Object.keys(filters)) none[name] = undefined;
    change(none);
  }, [change, filters]);
  return { values, change, clear };
}

/**
 * The loader of a list with filters: starts to read the page that the address names, with the filters in the address.
 * @param filtersOf those of the list, which may depend on the configuration
 * @param query reads a page of the rows that the filters leave
 */
export function listLoader<Of extends Filters, Data, Key extends QueryKey>(
  filtersOf: (services: Services) => Of,
  query: (
    services: Services,
    page: number,
    values: FilterValues<Of>,
  ) => FetchQueryOptions<Data, Error, Data, Key>,
): Loader {
  return (services, { request }) => {
    const { searchParams } = new URL(request.url);
    const values = filterValues(filtersOf(services), searchParams);
    startQuery(services, query(services, pageOf(searchParams), values));
    return null;
  };
}
