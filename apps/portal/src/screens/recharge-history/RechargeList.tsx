import type { Recharge } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { Pagination } from '@tram/ui/pagination';
import { SkeletonTable } from '@tram/ui/skeleton';
import type { Answer } from '@tram/api/client';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useWords } from '../../app/words.ts';
import {
  useDialogAddress,
  useDialogOpening,
  type DialogAddress,
} from '../../features/address/dialog-address.ts';
import { useListPlace } from '../../features/lists/use-list-place.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { RechargeTable } from './RechargeTable.tsx';
import { rechargeHistoryWords } from './words.vi.ts';
import { useServices } from '../../app/services-context.ts';
import { type QueryState, noRows, useQueryState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';

const RechargeLifecycleDialog = lazyChunk(
  async () =>
    (await import('../../features/lifecycle-view/RechargeLifecycleDialog.tsx'))
      .RechargeLifecycleDialog,
);

/** The dialog in the address: `?lifecycle=<id of a recharge>`. */
const dialogs = ['lifecycle'] as const;

/** The steps of the recharge that the address names; their code comes with the first opening. */
function Lifecycle({
  rows,
  address,
}: {
  readonly rows: readonly Recharge[];
  readonly address: DialogAddress<'lifecycle'>;
}) {
  const opening = useDialogOpening(address);
  const recharge = rows.find(({ _id }) => _id === opening?.dialog.id);
  if (opening === null || recharge === undefined) return null;
  return (
    <ChunkBoundary>
      <RechargeLifecycleDialog key={opening.key} {...opening.props} recharge={recharge} />
    </ChunkBoundary>
  );
}

/** The recharges of the page that the address names. */
export function RechargeList({ state }: { readonly state: RechargesState }) {
  const words = useWords(rechargeHistoryWords);
  const openRecharge = useOpenRecharge();
  const address = useDialogAddress(dialogs);
  const { page, pageLink, emptyList } = useListPlace(words.emptyPage);
  const recharge = (
    <Button theme="primary" size="m" icon={<IconPlus />} onClick={() => openRecharge()}>
      {words.recharge}
    </Button>
  );
  return (
    <QueryBoundary
      state={state}
      skeleton={<SkeletonTable columns={7} lines={1} />}
      empty={emptyList({ text: words.empty, action: recharge }, null)}
      failed={{ title: words.failed, unaffected: words.unaffected }}
    >
      {(answer, { previous }) => (
        <>
          <RechargeTable
            rows={answer.data}
            busy={previous}
            onLifecycle={(id) => address.open('lifecycle', id)}
          />
          <Lifecycle rows={answer.data} address={address} />
          <Pagination page={page} pageCount={answer.total_page} renderLink={pageLink} />
        </>
      )}
    </QueryBoundary>
  );
}

/** What is known of a page of recharges. */
type RechargesState = QueryState<Answer<'listRecharges'>>;

/** The recharges of a page. @param shown whether they are on screen: without it they are not asked for */
export function useRecharges(page: number, shown: boolean): RechargesState {
  const services = useServices();
  const query = callQuery(services, 'listRecharges', { query: { page } });
  return useQueryState({ ...query, enabled: shown }, noRows);
}
