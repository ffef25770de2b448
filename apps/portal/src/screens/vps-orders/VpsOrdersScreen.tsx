import { useMemo } from 'react';
import type { VpsOrder } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconDownload } from '@tram/ui/icon/IconDownload';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { useMediaQuery } from '@tram/ui/media-query';
import { PageHead } from '@tram/ui/page-head';
import { Pagination } from '@tram/ui/pagination';
import { media } from '@tram/ui/scale';
import { SkeletonTable } from '@tram/ui/skeleton';
import { ListTable } from '../../features/lists/ListTable.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState } from '../../data/query-state.ts';
import { noRows, useQueryState } from '../../data/use-query-state.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { ExpiryEntry } from '../../features/expiry/ExpiryEntry.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { useFilters } from '../../features/lists/filters.ts';
import { useListPlace } from '../../features/lists/use-list-place.tsx';
import { useVpsPayments } from '../../features/vps/use-vps-payments.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { Link } from '../../router.ts';
import { vpsOrderCard } from './order-card.tsx';
import { vpsOrderColumns } from './order-columns.tsx';
import { vpsOrderFilters, vpsOrdersQuery } from './order-filters.ts';
import { useExport } from './use-export.ts';
import { VpsOrderDialogs, vpsOrderDialogs } from './VpsOrderDialogs.tsx';
import { VpsOrderFilters } from './VpsOrderFilters.tsx';
import { foot } from './VpsOrdersScreen.css.ts';
import { vpsOrdersWords } from './words.vi.ts';

const noOrders: readonly VpsOrder[] = [];

/** VPS order management (specification, section 2). Filters, page and dialog are in the address. */
export function VpsOrdersScreen() {
  const screen = useWords(vpsOrdersWords);
  const { systems, monthsOf } = useWords(vpsWords);
  const words = useMemo(() => ({ ...screen, systems, monthsOf }), [screen, systems, monthsOf]);
  const services = useServices();
  const { page, pageLink, emptyList } = useListPlace();
  const filters = useFilters(vpsOrderFilters);
  const address = useDialogAddress(vpsOrderDialogs);
  const payments = useVpsPayments();
  const file = useExport(filters.values);
  const state = useQueryState(vpsOrdersQuery(services, page, filters.values), noRows);
  const isFiltered = Object.keys(filters.values).length > 0;
  const isNew = page === 1 && !isFiltered && isEmptyState(state);
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
      onClick={file.save}
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
            {isPhone || isNew ? null : exportButton}
            {isNew ? null : rent('secondary')}
          </ExpiryEntry>
        }
      >
        {words.lead}
      </PageHead>
      <VpsOrderFilters {...filters} />
      <QueryBoundary
        state={state}
        skeleton={<SkeletonTable columns={9} />}
        empty={emptyList(
          { text: words.empty, action: rent('primary') },
          isFiltered ? filters.clear : null,
        )}
        failed={words.failed}
      >
        {(answer, { previous }) => (
          <>
            <ListTable
              caption={words.table}
              columns={vpsOrderColumns(words, open)}
              card={vpsOrderCard(words, open)}
              rows={answer.data}
              rowKey={(order) => order._id}
              busy={previous}
              // An empty page has its own state.
              empty={null}
            />
            <Pagination page={page} pageCount={answer.total_page} renderLink={pageLink} />
            {isPhone && <div className={foot}>{exportButton}</div>}
          </>
        )}
      </QueryBoundary>
      <VpsOrderDialogs
        orders={'data' in state ? state.data.data : noOrders}
        payments={payments}
        address={address}
      />
    </>
  );
}
