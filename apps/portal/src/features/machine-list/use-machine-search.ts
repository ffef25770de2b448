import { useEffect, useState } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import type { FirstPages } from '../../data/use-first-pages.ts';
import { useLocation } from '../../router.ts';
import { inMachineOrder, type MachineTraits } from './machine-order.ts';

/** From so many machines on a list can be searched. */
const manyMachines = 10;

/** Query parameters of a search: a text, and the code of a state. */
const searchParameters = ['name', 'status'] as const;

/** Whether an address searches a list of machines. */
export function isSearch(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return searchParameters.some((name) => (parameters.get(name) ?? '').trim() !== '');
}

/** Whether a list can be searched: there are many machines, or the address searches them. */
export function isSearchable(
  { rows, hasMore }: Pick<FirstPages<unknown>, 'rows' | 'hasMore'>,
  search: string,
): boolean {
  return rows.length >= manyMachines || hasMore || isSearch(search);
}

const load = () => importChunk(() => import('./MachineSearch.tsx'));

/**
 * The machines of a list in their order, as far as its search leaves them, and the code of the search once the list needs it: null
 * until it is there, and where it could not be loaded.
 */
export function useMachineSearch<Row>(
  list: FirstPages<Row>,
  traitsOf: (row: Row) => MachineTraits,
) {
  const { search } = useLocation();
  const isNeeded = isSearchable(list, search);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setLoaded, () => undefined);
  }, [isNeeded]);
  const part = isNeeded ? loaded : null;
  const ordered = inMachineOrder(list.rows, traitsOf);
  return {
    isNeeded,
    part,
    search,
    shown: part === null ? ordered : part.foundMachines(ordered, traitsOf, search),
  };
}
