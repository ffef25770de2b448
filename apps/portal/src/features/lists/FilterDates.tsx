import { useState } from 'react';
import { DateRangeField } from '@tram/ui/date-range-field';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { filterDatesWords } from './dates-words.vi.ts';
import type { ActiveFilters } from './filters.ts';
import { pair } from './lists.css.ts';
import type { DateFilters } from './order-dates.ts';
import { manyPages } from './PagedList.tsx';

interface OrderList {
  readonly pageCount: number;
  readonly filters: Pick<ActiveFilters<DateFilters>, 'values'>;
}

/**
 * Whether a list of such orders offers its filter by date: from ten pages on, and where the address has one. Once offered it stays for
 * the visit of the screen: a field must not go because of what is entered into it, or into another filter.
 */
export function useOffersDates({ pageCount, filters }: OrderList): boolean {
  const { orderDates } = useRuntimeConfig();
  const [wasOffered, setWasOffered] = useState(false);
  const { fromDate, toDate } = filters.values;
  const isWanted = pageCount >= manyPages || fromDate !== undefined || toDate !== undefined;
  const isOffered = orderDates === 'filtered' && (wasOffered || isWanted);
  if (isOffered && !wasOffered) setWasOffered(true);
  return isOffered;
}

interface FilterDatesProps {
  readonly filters: Pick<ActiveFilters<DateFilters>, 'values' | 'change'>;
}

/** The first and the last day of the start, among the filters of a list of orders. */
export function FilterDates({ filters: { values, change } }: FilterDatesProps) {
  const words = useWords(filterDatesWords);
  return (
    <div className={pair}>
      <DateRangeField
        label={words.start}
        // Each of its two fields has a label of its own, in line with the other filters.
        hideLabel
        fromLabel={words.from}
        toLabel={words.to}
        value={[values.fromDate ?? '', values.toDate ?? '']}
        onValueChange={([fromDate, toDate]) => change({ fromDate, toDate })}
      />
    </div>
  );
}
