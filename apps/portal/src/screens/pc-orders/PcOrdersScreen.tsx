import { useMemo } from 'react';
import type { Order } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { rentalStatuses } from '@tram/ui/status-sets';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { PagedTable, useFilteredList, type FilteredList } from '../../features/lists/PagedList.tsx';
import { Link } from '../../router.ts';
import { OrderDialogs, orderDialogs } from './OrderDialogs.tsx';
import { orderCard, orderColumns, type OrderActions } from './order-rows.tsx';
import { orderFiltersOf, ordersQuery, type OrderFilters } from './loader.ts';
import { pcOrdersWords } from './words.vi.ts';
import { FilterBar } from '../../features/lists/FilterBar.tsx';
import { FilterDates, useOffersDates } from '../../features/lists/FilterDates.tsx';
import { FilterSearchField } from '../../features/lists/FilterSearchField.tsx';

/** What a customer calls the PC of an order. */
function nameOf({ image }: Order): string {
  return image.name;
}

/** PC order management (specification, section 2). Filters, page and dialog are in the address. */
export function PcOrdersScreen() {
  const words = useWords(pcOrdersWords);
  const list = useFilteredList(orderFiltersOf(useServices()), ordersQuery);
  const address = useDialogAddress(orderDialogs);
  const { open } = address;
  const actions: OrderActions = useMemo(
    () => ({
      onExtend: ({ _id, image }) => open('extend', image._id ?? _id),
      onHistory: (order) => open('history', order._id),
    }),
    [open],
  );
  const rent = (theme: 'primary' | 'secondary') => (
    <LinkButton size="m" theme={theme} icon={<IconPlus />} render={<Link to="/" />}>
      {words.rent}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={words.title} action={list.isNew ? undefined : rent('secondary')}>
        {words.lead}
      </PageHead>
      <OrderFilterBar list={list} />
      <PagedTable
        list={list}
        skeleton={<SkeletonTable columns={11} lines={3} />}
        words={words}
        action={rent('primary')}
        columns={orderColumns(words, actions)}
        card={orderCard(words, actions)}
        rowName={nameOf}
      />
      <OrderDialogs orders={list.rows} address={address} />
    </>
  );
}

/** The filters of PC orders (specification, section 2): state, name, password, address; of many orders the days of the start, too. */
function OrderFilterBar({ list }: { readonly list: FilteredList<Order, OrderFilters> }) {
  const words = useWords(pcOrdersWords).filters;
  const { filters } = list;
  const { values, change } = filters;
  const offersDates = useOffersDates(list);
  return (
    <FilterBar
      label={words.title}
      filters={filters}
      statuses={['1', '0']}
      statusSet={rentalStatuses}
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
      {offersDates && <FilterDates filters={filters} />}
    </FilterBar>
  );
}
