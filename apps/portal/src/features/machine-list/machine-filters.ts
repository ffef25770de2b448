import { matchesSearch } from '@tram/machines/rules';
import { filterValues, textFilter } from '../lists/filters.ts';
import type { MachineTraits } from './machine-order.ts';

/** The filters of a list of machines, by the names of `searchParameters`; a state that the list does not have finds nothing. */
export const machineFilters = { name: textFilter, status: textFilter };

/** The machines that the filters of an address leave. Marks and capitals do not matter. */
export function foundMachines<Row>(
  rows: readonly Row[],
  traitsOf: (row: Row) => MachineTraits,
  search: string,
): readonly Row[] {
  const { name = '', status: wanted } = filterValues(machineFilters, search);
  return rows.filter((row) => {
    const { texts, status } = traitsOf(row);
    if (wanted !== undefined && wanted !== status) return false;
    return (
      name === '' || texts.some((text) => typeof text === 'string' && matchesSearch(text, name))
    );
  });
}
