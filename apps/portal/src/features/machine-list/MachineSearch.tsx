import type { StatusSet } from '@tram/ui/status-sets';
import { Button } from '@tram/ui/button';
import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { Notice } from '@tram/ui/notice';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import type { FirstPages } from '../../data/use-first-pages.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearchField } from '../lists/FilterSearchField.tsx';
import { useFilters } from '../lists/filters.ts';
import { listWords } from '../lists/words.vi.ts';
import { machineFilters } from './machine-filters.ts';
import { machineListWords } from './words.vi.ts';

export { foundMachines } from './machine-filters.ts';

export interface MachineSearchProps {
  readonly list: FirstPages<unknown>;
  /** How many machines of the list the search leaves. */
  readonly found: number;
  /** Codes of the states that can be chosen. */
  readonly statuses: readonly string[];
  readonly statusSet: StatusSet;
}

/**
 * Over the cards of a long list: its state, and a search by name, package or host. It says how many it has found, that it has found
 * none, and that not all were searched.
 */
export function MachineSearch({ list, found, statuses, statusSet }: MachineSearchProps) {
  const words = useWords(machineListWords);
  const shared = useWords(listWords);
  const { values, change, clear } = useFilters(machineFilters);
  const isOn = Object.keys(values).length > 0 && !list.loadingMore;
  const status = statuses.find((one) => one === values.status);
  const { status: _, ...texts } = values;
  return (
    <>
      <FilterBar
        label={words.title}
        filters={{ values: status === undefined ? texts : { ...texts, status }, change, clear }}
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
      <VisuallyHidden>
        <output>{isOn ? words.found(found) : ''}</output>
      </VisuallyHidden>
      {isOn && list.hasMore && (
        <Notice tone="neutral" lead={words.partly(list.rows.length)}>
          {words.partlyRest}
        </Notice>
      )}
      {isOn && found === 0 && (
        <Card padding="none">
          <EmptyState
            action={
              <Button size="m" onClick={clear}>
                {shared.clear}
              </Button>
            }
          >
            {shared.nothingFound}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
