import type { CloudImage } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { Pagination } from '@tram/ui/pagination';
import { SkeletonTable } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState, noRows, useQueryState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import {
  useDialogAddress,
  useDialogOpening,
  type DialogAddress,
} from '../../features/address/dialog-address.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { useListPlace } from '../../features/lists/use-list-place.tsx';
import { Link } from '../../router.ts';
import { CloudOrderTable } from './CloudOrderTable.tsx';
import { cloudOrdersWords } from './words.vi.ts';

const CloudHistoryDialog = lazyChunk(
  async () =>
    (await import('../../features/cloud-history/CloudHistoryDialog.tsx')).CloudHistoryDialog,
);

/** The dialog in the address: `?history=<id of a machine>`. */
const dialogs = ['history'] as const;

/** The history of the order that the address names; its code comes with the first opening. */
function History({
  rows,
  address,
}: {
  readonly rows: readonly CloudImage[];
  readonly address: DialogAddress<'history'>;
}) {
  const opening = useDialogOpening(address);
  const image = rows.find(({ _id }) => _id === opening?.dialog.id);
  if (opening === null || image === undefined) return null;
  return (
    <ChunkBoundary>
      <CloudHistoryDialog key={opening.key} {...opening.props} image={image} />
    </ChunkBoundary>
  );
}

/** Cloud order management (specification, section 2): every order, deleted and ended ones included. The page is in the address. */
export function CloudOrdersScreen() {
  const words = useWords(cloudOrdersWords);
  const services = useServices();
  const address = useDialogAddress(dialogs);
  const { page, pageLink, emptyList } = useListPlace(words.emptyPage);
  const state = useQueryState(
    callQuery(services, 'listCloudImages', { query: { tab: 'cloud_order', page } }),
    noRows,
  );
  const create = (
    <LinkButton size="m" theme="primary" icon={<IconPlus />} render={<Link to="/create-clouds" />}>
      {words.create}
    </LinkButton>
  );
  const isNew = page === 1 && isEmptyState(state);
  return (
    <>
      <PageHead title={words.title} action={isNew ? undefined : create}>
        {words.lead}
      </PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonTable columns={10} />}
        empty={emptyList({ text: words.empty, action: create }, null)}
        failed={words.failed}
      >
        {(answer, { previous }) => (
          <>
            <CloudOrderTable
              rows={answer.data}
              busy={previous}
              onHistory={({ _id }) => address.open('history', _id)}
            />
            <Pagination page={page} pageCount={answer.total_page} renderLink={pageLink} />
            <History rows={answer.data} address={address} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
