import { Card } from '@tram/ui/card';
import { EmptyState } from '@tram/ui/empty-state';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useQueryState } from '../../data/query-state.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { sessionTable } from '../../features/cloud-history/session-table.ts';
import { cloudHistoryWords } from '../../features/cloud-history/words.vi.ts';
import { PagedTable, usePagedList } from '../../features/lists/PagedList.tsx';
import { PicturesPanel } from '../../features/pictures/PicturesPanel.tsx';
import { Link, useSearchParams } from '../../router.ts';
import { imageIdOf } from './loader.ts';
import { cloudHistoryScreenWords } from './words.vi.ts';

const CloudHours = lazyChunk(
  async () => (await import('../../features/cloud-history/CloudHours.tsx')).CloudHours,
);

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
  const { emptyPage } = useWords(cloudHistoryScreenWords);
  const shared = useWords(cloudHistoryWords);
  const { time } = useWords(cloudWords);
  const services = useServices();
  const list = usePagedList((page) =>
    callQuery(services, 'listCloudImageHistory', { path: { imageId }, query: { page } }),
  );
  return (
    <PagedTable
      list={list}
      skeleton={<SkeletonTable columns={3} lines={1} />}
      words={{ ...shared, emptyPage }}
      {...sessionTable(shared, time)}
    />
  );
}

function NamedHistory({ imageId }: { readonly imageId: string }) {
  const words = useWords(cloudHistoryScreenWords);
  const { pictures } = useWords(cloudHistoryWords);
  return (
    <>
      <PageHead title={words.title} action={<ToOrders />}>
        {words.lead(useNameOf(imageId))}
      </PageHead>
      <PicturesPanel title={pictures} pictures={<CloudHours key={imageId} imageId={imageId} />}>
        <Sessions key={imageId} imageId={imageId} />
      </PicturesPanel>
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
