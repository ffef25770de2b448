import type { CloudImage } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { PagedTable, usePagedList } from '../../features/lists/PagedList.tsx';
import { Link } from '../../router.ts';
import { cloudOrderCard, cloudOrderColumns } from './order-rows.tsx';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { cloudOrdersWords } from './words.vi.ts';

const CloudHistoryDialog = lazyChunk(
  async () =>
    (await import('../../features/cloud-history/CloudHistoryDialog.tsx')).CloudHistoryDialog,
);

const dialogs = ['history'] as const;

function nameOf({ name }: CloudImage): string {
  return name;
}

/** Cloud order management (specification, section 2): every order, deleted and ended ones included. The page is in the address. */
export function CloudOrdersScreen() {
  const words = useWords(cloudOrdersWords);
  const services = useServices();
  const address = useDialogAddress(dialogs);
  const { time } = useWords(cloudWords);
  const list = usePagedList((page) =>
    callQuery(services, 'listCloudImages', { query: { tab: 'cloud_order', page } }),
  );
  const onHistory = ({ _id }: CloudImage) => address.open('history', _id);
  const create = (
    <LinkButton size="m" theme="primary" icon={<IconPlus />} render={<Link to="/create-clouds" />}>
      {words.create}
    </LinkButton>
  );
  return (
    <>
      <PageHead title={words.title} action={list.isNew ? undefined : create}>
        {words.lead}
      </PageHead>
      <PagedTable
        list={list}
        skeleton={<SkeletonTable columns={10} />}
        words={words}
        action={create}
        columns={cloudOrderColumns(words, time, onHistory)}
        card={cloudOrderCard(words, time, onHistory)}
        rowName={nameOf}
      />
      <RowDialog rows={list.rows} address={address}>
        {(image, { key, props }) => <CloudHistoryDialog key={key} {...props} image={image} />}
      </RowDialog>
    </>
  );
}
