import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { Pagination } from '@tram/ui/pagination';
import { SkeletonTable } from '@tram/ui/skeleton';
import { ListTable } from '../../features/lists/ListTable.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { pageOf, pageSearch } from '../../data/page-parameter.ts';
import { callQuery } from '../../data/queries.ts';
import { noRows, useQueryState } from '../../data/query-state.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { sessionTable } from '../../features/cloud-history/session-table.ts';
import { cloudHistoryWords } from '../../features/cloud-history/words.vi.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { rowKeyIn } from '../../features/lists/rows.ts';
import { Link, useSearchParams } from '../../router.ts';
import { imageIdOf } from './loader.ts';
import { cloudHistoryScreenWords } from './words.vi.ts';

/** What the customer calls a machine, where the first page of the orders has it; else its id. */
function useNameOf(imageId: string): string {
  const state = useQueryState(
    callQuery(useServices(), 'listCloudImages', { query: { tab: 'cloud_order', page: 1 } }),
  );
  const rows = 'data' in state ? state.data.data : [];
  return rows.find(({ _id }) => _id === imageId)?.name ?? imageId;
}

/** The sessions of a machine, a page at a time. */
function Sessions({ imageId }: { readonly imageId: string }) {
  const words = useWords(cloudHistoryScreenWords);
  const shared = useWords(cloudHistoryWords);
  const { time } = useWords(cloudWords);
  const services = useServices();
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const state = useQueryState(
    callQuery(services, 'listCloudImageHistory', { path: { imageId }, query: { page } }),
    noRows,
  );
  const { columns, card } = sessionTable(shared, time);
  return (
    <QueryBoundary
      state={state}
      skeleton={<SkeletonTable columns={3} lines={1} />}
      empty={
        page === 1
          ? { text: shared.empty }
          : {
              text: words.emptyPage,
              action: (
                <LinkButton size="m" render={<Link to={{ search: pageSearch(parameters, 1) }} />}>
                  {words.firstPage}
                </LinkButton>
              ),
            }
      }
      failed={shared.failed}
    >
      {(answer, { previous }) => (
        <>
          <ListTable
            caption={shared.table}
            columns={columns}
            card={card}
            rows={answer.data}
            rowKey={rowKeyIn(answer.data)}
            busy={previous}
            // An empty page has its own state.
            empty={null}
          />
          <Pagination
            page={page}
            pageCount={answer.total_page}
            renderLink={(to) => <Link to={{ search: pageSearch(parameters, to) }} />}
          />
        </>
      )}
    </QueryBoundary>
  );
}

function NamedHistory({ imageId }: { readonly imageId: string }) {
  const words = useWords(cloudHistoryScreenWords);
  return (
    <>
      <PageHead title={words.title} action={<ToOrders />}>
        {words.lead(useNameOf(imageId))}
      </PageHead>
      <Sessions key={imageId} imageId={imageId} />
    </>
  );
}

function ToOrders() {
  const words = useWords(cloudHistoryScreenWords);
  return (
    <LinkButton size="m" render={<Link to="/order-cloud-management" />}>
      {words.toOrders}
    </LinkButton>
  );
}

/** The history of one cloud machine (specification, section 2, `/order-cloud-history?image_id=`): start, shutdown, duration. */
export function CloudHistoryScreen() {
  const words = useWords(cloudHistoryScreenWords);
  const [parameters] = useSearchParams();
  const imageId = imageIdOf(parameters);
  if (imageId !== null) return <NamedHistory imageId={imageId} />;
  return (
    <>
      <PageHead title={words.title} />
      <Card padding="none">
        <EmptyState action={<ToOrders />}>{words.noMachine}</EmptyState>
      </Card>
    </>
  );
}
