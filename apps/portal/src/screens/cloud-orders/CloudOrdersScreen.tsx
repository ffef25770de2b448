import type { CloudImage } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonTable } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { FilterDates, useOffersDates } from '../../features/lists/FilterDates.tsx';
import { single } from '../../features/lists/lists.css.ts';
import { PagedTable, useFilteredList } from '../../features/lists/PagedList.tsx';
import { Link } from '../../router.ts';
import { cloudOrderCard, cloudOrderColumns } from './order-rows.tsx';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { cloudOrderFiltersOf, cloudOrdersQuery } from './loader.ts';
import { cloudOrdersWords } from './words.vi.ts';

const CloudHistoryDialog = lazyChunk(
  async () =>
    (await import('../../features/cloud-history/CloudHistoryDialog.tsx')).CloudHistoryDialog,
);

const dialogs = ['history'] as const;

function nameOf({ name }: CloudImage): string {
  return name;
}

/** Cloud order management (specification, section 2): every order, deleted and ended ones included. Filter, page and dialog are in the address. */
export function CloudOrdersScreen() {
  const words = useWords(cloudOrdersWords);
  const address = useDialogAddress(dialogs);
  const { time } = useWords(cloudWords);
  const list = useFilteredList(cloudOrderFiltersOf(useServices()), cloudOrdersQuery);
  const offersDates = useOffersDates(list);
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
      {offersDates && (
        <search className={single} aria-label={words.filters}>
          <FilterDates filters={list.filters} />
        </search>
      )}
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
