import type { StatusSet } from '@tram/ui/status-sets';
import { useWords } from '../../app/words.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearchField } from '../lists/FilterSearchField.tsx';
import type { ActiveFilters } from '../lists/filters.ts';
import type { machineFilters } from './machine-filters.ts';
import { machineListWords } from './words.vi.ts';

interface MachineFiltersProps {
  readonly filters: ActiveFilters<ReturnType<typeof machineFilters>>;
  readonly statuses: readonly string[];
  readonly statusSet: StatusSet;
}

/** Over the cards of a long list: its state, and a search by name, package or host. */
export function MachineFilters({ filters, statuses, statusSet }: MachineFiltersProps) {
  const words = useWords(machineListWords);
  const { values, change, clear } = filters;
  return (
    <FilterBar
      label={words.title}
      filters={{ values, change, clear }}
      statuses={statuses}
      statusSet={statusSet}
    >
      <FilterSearchField
        label={words.name}
        placeholder={words.placeholder}
        value={values.name}
        onChange={(name) => change({ name })}
      />
    </FilterBar>
  );
}
