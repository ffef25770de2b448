import { useMemo } from 'react';
import type { Order } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { useStatusLabel } from '@tram/ui/status-badge';
import { rentalStatuses } from '@tram/ui/status-sets';
import { PagedTable } from '../../features/lists/ListTable.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState, noRows, useQueryState } from '../../data/query-state.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { useFilters, type ActiveFilters } from '../../features/lists/filters.ts';
import { useListPlace } from '../../features/lists/use-list-place.tsx';
import { Link } from '../../router.ts';
import { OrderDialogs, orderDialogs } from './OrderDialogs.tsx';
import { orderCard, orderColumns, type OrderActions } from './order-rows.tsx';
import { orderFilters, ordersQuery } from './loader.ts';
import { pcOrdersWords } from './words.vi.ts';
import { FilterBar } from '../../features/lists/FilterBar.tsx';
import { FilterSearchField } from '../../features/lists/FilterSearchField.tsx';

const noOrders: readonly Order[] = [];

/** PC order management (specification, section 2). Filters, page and dialog are in the address. */
export function PcOrdersScreen() {
  const words = useWords(pcOrdersWords);
  const services = useServices();
  const { page, pageLink, emptyList } = useListPlace();
  const filters = useFilters(orderFilters);
  const address = useDialogAddress(orderDialogs);
  const state = useQueryState(ordersQuery(services, page, filters.values), noRows);
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
  const isFiltered = Object.keys(filters.values).length > 0;
  const isNew = page === 1 && !isFiltered && isEmptyState(state);
  return (
    <>
      <PageHead title={words.title} action={isNew ? undefined : rent('secondary')}>
        {words.lead}
      </PageHead>
      <OrderFilters {...filters} />
      <QueryBoundary
        state={state}
        skeleton={<SkeletonTable columns={11} lines={3} />}
        empty={emptyList(
          { text: words.empty, action: rent('primary') },
          isFiltered ? filters.clear : null,
        )}
        failed={words.failed}
      >
        {(answer, { previous }) => (
          <PagedTable
            caption={words.table}
            columns={orderColumns(words, actions)}
            card={orderCard(words, actions)}
            rows={answer.data}
            rowKey={(order) => order._id}
            busy={previous}
            page={page}
            pageCount={answer.total_page}
            pageLink={pageLink}
          />
        )}
      </QueryBoundary>
      <OrderDialogs orders={'data' in state ? state.data.data : noOrders} address={address} />
    </>
  );
}

/** The filters of PC orders (specification, section 2): state, name, password, address. */
function OrderFilters({ values, change, clear }: ActiveFilters<typeof orderFilters>) {
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
