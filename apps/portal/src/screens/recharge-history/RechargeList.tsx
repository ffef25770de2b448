import type { Recharge } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { SkeletonTable } from '@tram/ui/skeleton';
import { formatMoney } from '../../app/format-money.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useWords } from '../../app/words.ts';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { PagedTable, usePagedList, type PagedList } from '../../features/lists/PagedList.tsx';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { rechargeCard, rechargeColumns, type RechargeActions } from './recharge-rows.tsx';
import { rechargeHistoryWords } from './words.vi.ts';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';

const RechargeLifecycleDialog = lazyChunk(
  async () =>
    (await import('../../features/lifecycle-view/RechargeLifecycleDialog.tsx'))
      .RechargeLifecycleDialog,
);

const dialogs = ['lifecycle'] as const;

/** Opens the dialog of a new top-up. */
export function RechargeButton() {
  const words = useWords(rechargeHistoryWords);
  const openRecharge = useOpenRecharge();
  return (
    <Button theme="primary" size="m" icon={<IconPlus />} onClick={() => openRecharge()}>
      {words.recharge}
    </Button>
  );
}

export function RechargeList({ list }: { readonly list: PagedList<Recharge> }) {
  const words = useWords(rechargeHistoryWords);
  const openRecharge = useOpenRecharge();
  const address = useDialogAddress(dialogs);
  const actions: RechargeActions = {
    open: openRecharge,
    onLifecycle: (id) => address.open('lifecycle', id),
  };
  return (
    <>
      <PagedTable
        list={list}
        skeleton={<SkeletonTable columns={7} lines={1} />}
        words={words}
        action={<RechargeButton />}
        columns={rechargeColumns(list.rows, words, actions)}
        card={rechargeCard(words, actions)}
        rowName={(row) => words.rowName(formatMoney(row.money), row.content)}
      />
      <RowDialog rows={list.rows} address={address}>
        {(row, { key, props }) => <RechargeLifecycleDialog key={key} {...props} recharge={row} />}
      </RowDialog>
    </>
  );
}

/** The page of recharges that the address names. @param shown whether it is on screen: without it they are not asked for */
export function useRecharges(shown: boolean): PagedList<Recharge> {
  const services = useServices();
  return usePagedList((page) => ({
    ...callQuery(services, 'listRecharges', { query: { page } }),
    enabled: shown,
  }));
}
