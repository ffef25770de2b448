import type { CloudImage } from '@tram/api/types';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { LinkButton } from '@tram/ui/link-button';
import { MachineGrid } from '@tram/ui/machine-card';
import { PageHead } from '@tram/ui/page-head';
import { cloudImageStatuses } from '@tram/ui/status-sets';
import { SkeletonCards } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { isEmptyState } from '../../data/query-state.ts';
import { callQuery } from '../../data/queries.ts';
import type { FirstPages } from '../../data/use-first-pages.ts';
import { CloudLifecyclesContext, useClouds } from '../../features/cloud/use-clouds.ts';
import { useDialogAddress, useDialogOpening } from '../../features/address/dialog-address.ts';
import {
  MachineFilters,
  MoreMachines,
  useLoadingOf,
} from '../../features/machine-list/MachineList.tsx';
import { useMachineSearch } from '../../features/machine-list/use-machine-search.ts';
import { useMachinePages } from '../../features/machine-list/use-machine-pages.ts';
import { useLatest } from '../../features/machine-list/use-latest.ts';
import { ExpiryEntry } from '../../features/expiry/ExpiryEntry.tsx';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { Link } from '../../router.ts';
import { CloudCard } from './CloudCard.tsx';
import { CloudDialogs } from './CloudDialogs.tsx';
import { cloudDialogs } from './cloud-dialog-names.ts';
import { cloudStatuses, cloudTraits } from './cloud-traits.ts';
import { cloudsWords } from './words.vi.ts';

interface CloudListProps {
  readonly list: FirstPages<CloudImage>;
}

/** The cards in their order, 'Xem thêm', and the dialogs of the machines. */
function CloudList({ list }: CloudListProps) {
  const words = useWords(cloudsWords);
  const lifecycles = useClouds(list.rows);
  const loadingOf = useLoadingOf();
  const address = useDialogAddress(cloudDialogs);
  const opening = useDialogOpening(address);
  const onDialog = useLatest(address.open);
  const machineSearch = useMachineSearch(list, cloudTraits);
  return (
    <CloudLifecyclesContext value={lifecycles}>
      <MachineFilters
        of={machineSearch}
        list={list}
        statuses={cloudStatuses}
        statusSet={cloudImageStatuses}
      />
      <MachineGrid label={words.title}>
        {machineSearch.shown.map((image, index) => (
          <CloudCard
            key={image._id}
            image={image}
            number={index + 1}
            loading={loadingOf(index)}
            onDialog={onDialog}
          />
        ))}
      </MachineGrid>
      {list.hasMore && <MoreMachines list={list} words={words} />}
      <CloudDialogs images={list.rows} opening={opening} />
    </CloudLifecyclesContext>
  );
}

/** The cloud rental list: a card a machine, and the way to the catalogue (specification, section 2). */
export function CloudsScreen() {
  const words = useWords(cloudsWords);
  const services = useServices();
  const state = useMachinePages((page) =>
    callQuery(services, 'listCloudImages', { query: { page } }),
  );
  const create = (
    <LinkButton size="m" theme="primary" icon={<IconPlus />} render={<Link to="/create-clouds" />}>
      {words.create}
    </LinkButton>
  );
  return (
    <>
      <PageHead
        title={words.title}
        action={<ExpiryEntry>{isEmptyState(state) ? null : create}</ExpiryEntry>}
      >
        {words.lead}
      </PageHead>
      <QueryBoundary
        state={state}
        skeleton={<SkeletonCards count={4} />}
        empty={{ text: words.empty, action: create }}
        failed={words.failed}
      >
        {(list) => <CloudList list={list} />}
      </QueryBoundary>
    </>
  );
}
