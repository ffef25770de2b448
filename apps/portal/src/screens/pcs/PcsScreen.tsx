import { Suspense } from 'react';
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
import { MoreMachines, useLoadingOf } from '../../features/machine-list/MachineList.tsx';
import { filtersRoom } from '../../features/machine-list/machine-list.css.ts';
import {
  hasFilters,
  isFiltered,
  isFound,
  machineFilters,
} from '../../features/machine-list/machine-filters.ts';
import { inMachineOrder } from '../../features/machine-list/machine-order.ts';
import { useMachinePages } from '../../features/machine-list/use-machine-pages.ts';
import { useLatest } from '../../features/machine-list/use-latest.ts';
import { ExpiryEntry } from '../../features/expiry/ExpiryEntry.tsx';
import { useFilters, type ActiveFilters } from '../../features/lists/filters.ts';
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

const MachineFilters = lazyChunk(
  async () => (await import('../../features/machine-list/MachineFilters.tsx')).MachineFilters,
);
const FoundMachines = lazyChunk(
  async () => (await import('../../features/machine-list/FoundMachines.tsx')).FoundMachines,
);

const pcFilters = machineFilters(pcStatuses);

interface PcListProps {
  readonly list: FirstPages<Image>;
  readonly filters: ActiveFilters<typeof pcFilters>;
  readonly address: DialogAddress<PcDialogName>;
}

/** The cards in their order, 'Xem thêm', and the dialogs of the PCs. */
function PcList({ list, filters, address }: PcListProps) {
  const words = useWords(pcsWords);
  const lifecycles = usePcs(list.rows);
  const loadingOf = useLoadingOf();
  const onDialog = useLatest(address.open);
  const { values } = filters;
  const isSearch = isFiltered(values);
  const shown = inMachineOrder(list.rows, pcTraits).filter((image) =>
    isFound(pcTraits(image), values),
  );
  return (
    <PcLifecyclesContext value={lifecycles}>
      {hasFilters(list, values) && (
        <Suspense fallback={<div className={filtersRoom} />}>
          <MachineFilters filters={filters} statuses={pcStatuses} statusSet={pcImageStatuses} />
        </Suspense>
      )}
      {isSearch && !list.loadingMore && (
        <Suspense>
          <FoundMachines
            found={shown.length}
            read={list.rows.length}
            isPart={list.hasMore}
            onClear={filters.clear}
          />
        </Suspense>
      )}
      <MachineGrid label={words.title}>
        {shown.map((image, index) => (
          <PcCard
            key={image._id}
            image={image}
            number={index + 1}
            loading={loadingOf(index)}
            onDialog={onDialog}
          />
        ))}
      </MachineGrid>
      {(!isSearch || list.hasMore) && <MoreMachines list={list} words={words} />}
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
  const filters = useFilters(pcFilters);
  const state = useMachinePages(isFiltered(filters.values), (page) =>
    callQuery(services, 'listImages', { query: { page } }),
  );
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
        {(list) => <PcList list={list} filters={filters} address={address} />}
      </QueryBoundary>
      {!hasList && <Dialogs images={noImages} address={address} />}
    </>
  );
}
