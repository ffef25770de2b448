import { useEffect, useState } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useLocation } from '../../router.ts';

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
  { rows, hasMore }: { readonly rows: readonly unknown[]; readonly hasMore: boolean },
  search: string,
): boolean {
  return rows.length >= manyMachines || hasMore || isSearch(search);
}

const load = () => importChunk(() => import('./MachineSearch.tsx'));

/** The code of the search, once a list needs it: null until it is there, and where it could not be loaded. */
export function useMachineSearch(list: Parameters<typeof isSearchable>[0]) {
  const { search } = useLocation();
  const isNeeded = isSearchable(list, search);
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (isNeeded) load().then(setPart, () => undefined);
  }, [isNeeded]);
  return { isNeeded, part: isNeeded ? part : null, search };
}
