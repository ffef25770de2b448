import { Fragment, lazy, useState, type ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { IconFilter } from '@tram/ui/icon/IconFilter';
import { useMediaQuery } from '@tram/ui/media-query';
import { media } from '@tram/ui/scale';
import { Segmented } from '@tram/ui/segmented';
import { Select } from '@tram/ui/select';
import { useStatusLabel } from '@tram/ui/status-badge';
import type { StatusSet } from '@tram/ui/status-sets';
import { importChunk } from '../../app/import-chunk.ts';
import { useWords } from '../../app/words.ts';
import { useLocation } from '../../router.ts';
import { searchWithDialog, shownDialog } from '../address/dialog-address.ts';
import { usePlace } from '../address/use-place.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';
import { bar, choice as choiceClass, fields as fieldsClass, longChoice } from './lists.css.ts';
import { listWords } from './words.vi.ts';

const FilterSheet = lazy(() =>
  importChunk(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet })),
);

interface FilterBarProps<Status extends string> {
  readonly label: string;
  readonly filters: {
    readonly values: Readonly<Record<string, string | undefined>> & { readonly status?: Status };
    readonly change: (changes: { readonly status: Status | undefined }) => void;
    readonly clear: () => void;
  };
  /** What can be chosen by the filter that is always visible, beside 'all'. */
  readonly statuses: readonly Status[];
  readonly statusSet: StatusSet;
  /** All other filters: `FilterSearchField`, dates. On phones they are in a sheet. */
  readonly children: ReactNode;
}

const sheetNames = ['filters'] as const;

/** States that stand beside 'all' and 'Lọc' in one line of a phone. */
const mostSegments = 2;

/**
 * Whether the sheet is open, which is in the address. It closes by replacing its own address, not by Back: that
 * would undo the filters that were set in it.
 */
function useSheet() {
  const { replace, push } = usePlace();
  const { search } = useLocation();
  return {
    isOpen: shownDialog(sheetNames, search) !== null,
    open: () =>
      push(({ search: from, state }) => ({
        search: searchWithDialog(sheetNames, from, { name: 'filters', id: 'open' }),
        state,
      })),
    close: () =>
      replace(({ search: from, state }) => ({
        search: searchWithDialog(sheetNames, from, null),
        state,
      })),
  };
}

/**
 * The filters over a list: side by side on a desktop; on a phone the choice as segments, where they fit into one line, and
 * everything else in a sheet behind 'Lọc' with its count (art direction, section 7). Renders a `<search>`.
 */
export function FilterBar<Status extends string>({
  label,
  filters,
  statuses,
  statusSet,
  children,
}: FilterBarProps<Status>) {
  const words = useWords(listWords);
  const isPhone = useMediaQuery(media.phone);
  const sheet = useSheet();
  const [wasOpen, setWasOpen] = useState(false);
  // Remounts the fields, so that text that has not been searched for goes too.
  const [clears, setClears] = useState(0);
  if (sheet.isOpen && isPhone && !wasOpen) setWasOpen(true);

  const { status = '' } = filters.values;
  const count = Object.keys(filters.values).filter((name) => name !== 'status').length;
  // The address follows a moment after the press; the control shows the choice at once.
  const [seen, setSeen] = useState<string>(status);
  const [chosen, setChosen] = useState<string>(status);
  if (status !== seen) {
    setSeen(status);
    setChosen(status);
  }
  const labelOf = useStatusLabel();
  const choice = {
    label: words.status,
    value: chosen,
    options: [
      { value: '', label: words.all },
      ...statuses.map((value) => ({ value, label: labelOf(statusSet, value) })),
    ],
    onValueChange(value: string) {
      setChosen(value);
      filters.change({ status: statuses.find((one) => one === value) });
    },
  };

  function clear(): void {
    setClears(clears + 1);
    setChosen('');
    filters.clear();
  }

  const fields = <Fragment key={clears}>{children}</Fragment>;
  if (!isPhone) {
    return (
      <search className={bar} aria-label={label}>
        <div className={choiceClass}>
          <Select {...choice} />
        </div>
        <div className={fieldsClass}>{fields}</div>
      </search>
    );
  }
  return (
    <search className={bar} aria-label={label}>
      {statuses.length <= mostSegments ? (
        <div className={choiceClass}>
          <Segmented {...choice} hideLabel />
        </div>
      ) : (
        <div className={longChoice}>
          <Select {...choice} hideLabel />
        </div>
      )}
      <Button
        size="m"
        // With a count there is no room for both on a narrow phone.
        icon={count === 0 ? <IconFilter /> : undefined}
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        {count === 0 ? words.open : words.openWithCount(count)}
      </Button>
      {wasOpen && (
        <ChunkBoundary>
          <FilterSheet open={sheet.isOpen} title={label} onClear={clear} onClose={sheet.close}>
            {fields}
          </FilterSheet>
        </ChunkBoundary>
      )}
    </search>
  );
}
