import { DateRangeField } from '@tram/ui/date-range-field';
import { useStatusLabel } from '@tram/ui/status-badge';
import { vpsOrderStatuses } from '@tram/ui/status-sets';
import { useWords } from '../../app/words.ts';
import { pair } from '../../features/lists/lists.css.ts';
import { FilterBar } from '../../features/lists/FilterBar.tsx';
import { FilterSearchField } from '../../features/lists/FilterSearchField.tsx';
import type { ActiveFilters } from '../../features/lists/filters.ts';
import { vpsOrderFilters } from './loader.ts';
import { vpsOrdersWords } from './words.vi.ts';

/** The filters of VPS orders (specification, section 2): state, name of the configuration, first and last day of the start. */
export function VpsOrderFilters({ values, change, clear }: ActiveFilters<typeof vpsOrderFilters>) {
  const words = useWords(vpsOrdersWords).filters;
  const labelOf = useStatusLabel();
  const { status, ...others } = values;
  return (
    <FilterBar
      label={words.title}
      choice={{
        label: words.status,
        value: status ?? '',
        options: [
          { value: '', label: words.all },
          { value: 'on_rental', label: labelOf(vpsOrderStatuses, 'on_rental') },
          { value: 'end', label: labelOf(vpsOrderStatuses, 'end') },
        ],
        onChange: (chosen) => change({ status: vpsOrderFilters.status.read(chosen) }),
      }}
      count={Object.keys(others).length}
      onClear={clear}
    >
      <FilterSearchField
        label={words.config}
        placeholder={words.configPlaceholder}
        value={values.config_name}
        onChange={(name) => change({ config_name: name })}
      />
      <div className={pair}>
        <DateRangeField
          label={words.start}
          // Each end says by itself what it is, and stands in line with the other filters.
          hideLabel
          fromLabel={words.from}
          toLabel={words.to}
          value={[values.fromDate ?? '', values.toDate ?? '']}
          onValueChange={([fromDate, toDate]) => change({ fromDate, toDate })}
        />
      </div>
    </FilterBar>
  );
}
