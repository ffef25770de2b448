import { useMemo } from 'react';
import type { VpsOrder } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconDownload } from '@tram/ui/icon/IconDownload';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { useMediaQuery } from '@tram/ui/media-query';
import { PageHead } from '@tram/ui/page-head';
import { media } from '@tram/ui/scale';
import { SkeletonTable } from '@tram/ui/skeleton';
import { vpsOrderStatuses } from '@tram/ui/status-sets';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { ExpiryEntry } from '../../features/expiry/ExpiryEntry.tsx';
import type { ActiveFilters } from '../../features/lists/filters.ts';
import { shortId } from '../../features/lists/ListTable.tsx';
import { PagedTable, useFilteredList } from '../../features/lists/PagedList.tsx';
import { useVpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { Link } from '../../router.ts';
import { vpsOrderCard, vpsOrderColumns } from './order-rows.tsx';
import { vpsOrderFilters, vpsOrdersQuery, type VpsOrderFilterValues } from './loader.ts';
import { VpsOrderDialogs, vpsOrderDialogs } from './VpsOrderDialogs.tsx';
import { foot } from '../../features/lists/lists.css.ts';
import { vpsOrdersWords } from './words.vi.ts';
import { useDownload } from '../../features/save-file/use-download.ts';
import { FilterBar } from '../../features/lists/FilterBar.tsx';
import { FilterDates } from '../../features/lists/FilterDates.tsx';
import { FilterSearchField } from '../../features/lists/FilterSearchField.tsx';

/** VPS order management (specification, section 2). Filters, page and dialog are in the address. */
export function VpsOrdersScreen() {
  const screen = useWords(vpsOrdersWords);
  const { systems, monthsOf } = useWords(vpsWords);
  const words = useMemo(() => ({ ...screen, systems, monthsOf }), [screen, systems, monthsOf]);
  const list = useFilteredList(vpsOrderFilters, vpsOrdersQuery);
  const address = useDialogAddress(vpsOrderDialogs);
  const payments = useVpsPayments();
  const file = useExport(list.filters.values);
  const rent = (theme: 'primary' | 'secondary') => (
    <LinkButton size="m" theme={theme} icon={<IconPlus />} render={<Link to="/vps" />}>
      {words.rent}
    </LinkButton>
  );
  // A phone's head has no room for a third button: there it stands below the list.
  const isPhone = useMediaQuery(media.phone);
  const exportButton = (
    <Button
      size="m"
      width="phone"
      icon={<IconDownload />}
      busy={file.isRunning}
      busyLabel={words.exporting}
      onClick={file.download}
    >
      {words.export}
    </Button>
  );
  const open = (order: VpsOrder) => address.open('action', order._id);
  return (
    <>
      <PageHead
        title={words.title}
        action={
          <ExpiryEntry>
            {isPhone || list.isNew ? null : exportButton}
            {list.isNew ? null : rent('secondary')}
          </ExpiryEntry>
        }
      >
        {words.lead}
      </PageHead>
      <VpsOrderFilters filters={list.filters} />
      <PagedTable
        list={list}
        skeleton={<SkeletonTable columns={9} />}
        words={words}
        action={rent('primary')}
        columns={vpsOrderColumns(words, open, payments)}
        card={vpsOrderCard(words, open, payments)}
        rowName={({ vps }) => words.rowName(vps.config.config_name, shortId(vps._id))}
      >
        {isPhone && <div className={foot}>{exportButton}</div>}
      </PagedTable>
      <VpsOrderDialogs orders={list.rows} payments={payments} address={address} />
    </>
  );
}

/**
 * The orders as a file (specification, section 7): all pages that the filters leave. The call knows no name of a configuration but
 * a `search`, which finds the same orders and those whose id or address holds the text, too.
 */
function useExport({ config_name: search, ...filters }: VpsOrderFilterValues) {
  const { api } = useServices();
  const { exported } = useWords(vpsOrdersWords);
  const query = { ...(search === undefined ? {} : { search }), ...filters };
  return useDownload(() => api.exportVpsOrders({ query }), 'don-vps.csv', exported);
}

/** The filters of VPS orders (specification, section 2): state, name of the configuration, first and last day of the start. */
function VpsOrderFilters({ filters }: { readonly filters: ActiveFilters<typeof vpsOrderFilters> }) {
  const words = useWords(vpsOrdersWords).filters;
  const { values, change } = filters;
  return (
    <FilterBar
      label={words.title}
      filters={filters}
      statuses={['on_rental', 'end']}
      statusSet={vpsOrderStatuses}
    >
      <FilterSearchField
        label={words.config}
        placeholder={words.configPlaceholder}
        value={values.config_name}
        onChange={(name) => change({ config_name: name })}
      />
      <FilterDates filters={filters} />
    </FilterBar>
  );
}
