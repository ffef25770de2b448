import { useCallback, useMemo } from 'react';
import { useLocation } from '../../router.ts';
import { usePlace } from '../place/use-place.ts';
import {
  filterValues,
  placeWithFilters,
  type FilterChanges,
  type Filters,
  type FilterValues,
} from './filters.ts';

/** The filters of the list on screen. */
export interface ActiveFilters<Of extends Filters> {
  /** Those that narrow the list now. */
  readonly values: FilterValues<Of>;
  /** Sets some of them, or takes them away with undefined; the list begins at its first page again. */
  readonly change: (changes: FilterChanges<Of>) => void;
  /** Takes all of them away. */
  readonly clear: () => void;
}

/**
 * The filters of a list, which are in the address: a reload or a link brings the same rows back. A change takes the place of
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
