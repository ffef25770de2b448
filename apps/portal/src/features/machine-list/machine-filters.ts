import { matchesSearch } from '@tram/machines/rules';
import type { FilterValues } from '../lists/filters.ts';
import { choiceFilter, textFilter } from '../lists/filters.ts';
import type { MachineTraits } from './machine-order.ts';

/** From so many machines on a list can be searched. */
const manyMachines = 10;

/** The filters of a list of machines; both are in the address. @param statuses the codes that can be chosen */
export function machineFilters(statuses: readonly string[]) {
  return { name: textFilter, status: choiceFilter(statuses) };
}

export type MachineFilterValues = FilterValues<ReturnType<typeof machineFilters>>;

/** Whether the list has its filters: there are many machines, or the address names some. */
export function hasFilters(
  { rows, hasMore }: { readonly rows: readonly unknown[]; readonly hasMore: boolean },
  values: MachineFilterValues,
): boolean {
  return rows.length >= manyMachines || hasMore || isFiltered(values);
}

export function isFiltered(values: MachineFilterValues): boolean {
  return Object.keys(values).length > 0;
}

/** Whether the filters leave a machine in the list. Marks and capitals do not matter. */
export function isFound(
  { texts, status }: MachineTraits,
  { name = '', status: wanted = status }: MachineFilterValues,
): boolean {
  if (status !== wanted) return false;
  return name === '' || texts.some((text) => typeof text === 'string' && matchesSearch(text, name));
}
