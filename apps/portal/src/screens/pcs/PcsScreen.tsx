import type { Image } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { MachineGrid } from '@tram/ui/machine-card';
import { PageHead } from '@tram/ui/page-head';
import { pcImageStatuses } from '@tram/ui/status-sets';
import { SkeletonCards } from '@tram/ui/skeleton';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import type { FirstPages } from '../../data/use-first-pages.ts';
import {
  useDialogAddress,
  useDialogOpening,
  type DialogAddress,
} from '../../features/address/dialog-address.ts';
import {
  MachineFilters,
  MoreMachines,
  useLoadingOf,
} from '../../features/machine-list/MachineList.tsx';
import { isSearch, useMachineSearch } from '../../features/machine-list/use-machine-search.ts';
import { useMachinePages } from '../../features/machine-list/use-machine-pages.ts';
import { useLatest } from '../../features/machine-list/use-latest.ts';
import { ExpiryEntry } from '../../features/expiry/ExpiryEntry.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { PcLifecyclesContext, usePcs } from '../../features/pc/use-pcs.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { PcCard } from './PcCard.tsx';
import { pcStatuses, pcTraits } from './pc-traits.ts';
import { pcDialogNames, type PcDialogName } from './pc-dialog-names.ts';
import { pcsWords } from './words.vi.ts';

const PcDialogs = lazyChunk(async () => (await import('./PcDialogs.tsx')).PcDialogs);

interface DialogsProps {
  readonly images: readonly Image[];
  readonly address: DialogAddress<PcDialogName>;
}

/** The dialog that the address shows; the code of all of them is loaded by the first. */
function Dialogs({ images, address }: DialogsProps) {
  const opening = useDialogOpening(address);
  if (opening === null) return null;
  return (
    <ChunkBoundary>
      <PcDialogs images={images} address={address} opening={opening} />
    </ChunkBoundary>
  );
}

interface PcListProps {
  readonly list: FirstPages<Image>;
  readonly address: DialogAddress<PcDialogName>;
}

/** The cards in their order, 'Xem thêm', and the dialogs of the PCs. */
function PcList({ list, address }: PcListProps) {
  const words = useWords(pcsWords);
  const lifecycles = usePcs(list.rows);
  const loadingOf = useLoadingOf();
  const onDialog = useLatest(address.open);
  const machineSearch = useMachineSearch(list, pcTraits);
  const { part, search } = machineSearch;
  return (
    <PcLifecyclesContext value={lifecycles}>
      <MachineFilters
        of={machineSearch}
        list={list}
        statuses={pcStatuses}
        statusSet={pcImageStatuses}
      />
      <MachineGrid label={words.title}>
        {machineSearch.shown.map((image, index) => (
          <PcCard
            key={image._id}
            image={image}
            number={index + 1}
            loading={loadingOf(index)}
            onDialog={onDialog}
          />
        ))}
      </MachineGrid>
      {(part === null || list.hasMore || !isSearch(search)) && (
        <MoreMachines list={list} words={words} />
      )}
      <Dialogs images={list.rows} address={address} />
    </PcLifecyclesContext>
  );
}

const noImages: readonly Image[] = [];

/** My PCs, the home of a customer: numbered cards, a PC to create, more to load (specification, section 2). */
export function PcsScreen() {
  const words = useWords(pcsWords);
  const services = useServices();
  const address = useDialogAddress(pcDialogNames);
  const state = useMachinePages((page) => callQuery(services, 'listImages', { query: { page } }));
  const create = () => address.open('create');
  const createButton = (
    <Button size="m" theme="primary" icon={<IconPlus />} onClick={create}>
      {words.create}
    </Button>
  );
  const hasList = 'data' in state && state.data.rows.length > 0;
  return (
    <>
      <PageHead
        title={words.title}
        action={<ExpiryEntry>{isEmptyState(state) ? null : createButton}</ExpiryEntry>}
      >
        {words.lead}
      </PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonCards count={4} />}
        empty={{ text: words.empty, action: createButton }}
        failed={words.failed}
      >
        {(list) => <PcList list={list} address={address} />}
      </QueryBoundary>
      {!hasList && <Dialogs images={noImages} address={address} />}
    </>
  );
}
