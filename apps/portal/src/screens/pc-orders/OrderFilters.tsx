import { useStatusLabel } from '@tram/ui/status-badge';
import { rentalStatuses } from '@tram/ui/status-sets';
import { useWords } from '../../app/words.ts';
import { FilterBar } from '../../features/lists/FilterBar.tsx';
import { FilterSearchField } from '../../features/lists/FilterSearchField.tsx';
import type { ActiveFilters } from '../../features/lists/filters.ts';
import { orderFilters } from './loader.ts';
import { pcOrdersWords } from './words.vi.ts';

/** The filters of PC orders (specification, section 2): state, name, password, address. */
export function OrderFilters({ values, change, clear }: ActiveFilters<typeof orderFilters>) {
  const words = useWords(pcOrdersWords).filters;
  const labelOf = useStatusLabel();
  const { status, ...texts } = values;
  return (
    <FilterBar
      label={words.title}
      choice={{
        label: words.status,
        value: status ?? '',
        options: [
          { value: '', label: words.all },
          { value: '1', label: labelOf(rentalStatuses, 1) },
          { value: '0', label: labelOf(rentalStatuses, 0) },
        ],
        onChange: (chosen) => change({ status: orderFilters.status.read(chosen) }),
      }}
      count={Object.keys(texts).length}
      onClear={clear}
    >
      <FilterSearchField
        label={words.name}
        placeholder={words.namePlaceholder}
        value={values.imageName}
        onChange={(imageName) => change({ imageName })}
      />
      <FilterSearchField
        label={words.password}
        placeholder={words.passwordPlaceholder}
        value={values.passRdp}
        onChange={(passRdp) => change({ passRdp })}
      />
      <FilterSearchField
        label={words.address}
        placeholder={words.addressPlaceholder}
        value={values.remote_ext_ip}
        onChange={(address) => change({ remote_ext_ip: address })}
      />
    </FilterBar>
  );
}
