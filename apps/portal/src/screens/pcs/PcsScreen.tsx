import { useDeferredValue } from 'react';
import type { Image } from '@tram/api/types';
import { Button } from '@tram/ui/button';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { MachineGrid } from '@tram/ui/machine-card';
import { PageHead } from '@tram/ui/page-head';
import { SkeletonCards } from '@tram/ui/skeleton';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useFirstPages, type FirstPages } from '../../data/use-first-pages.ts';
import { FiveFaces } from '../../features/faces/FiveFaces.tsx';
import { PcLifecyclesContext, usePcs } from '../../features/pc/use-pcs.ts';
import { useLocation, useNavigate } from '../../router.ts';
import { PcCard } from './PcCard.tsx';
import { PcDialogs } from './PcDialogs.tsx';
import { usePcDialogAddress, type PcDialogAddress } from './pc-dialog-address.ts';
import { more } from './PcsScreen.css.ts';
import { searchWithPages, shownPages } from './shown-pages.ts';
import { pcsWords } from './words.vi.ts';

interface PcListProps {
  readonly list: FirstPages<Image>;
  readonly address: PcDialogAddress;
}

/** The cards in their order, 'Xem thêm', and the dialogs of the PCs. */
function PcList({ list, address }: PcListProps) {
  const words = useWords(pcsWords);
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const lifecycles = usePcs(list.rows);
  return (
    <PcLifecyclesContext value={lifecycles}>
      <MachineGrid label={words.title}>
        {list.rows.map((image, index) => (
          <PcCard
            key={image._id}
            image={image}
            number={index + 1}
            onDialog={(name, id) => address.open({ name, id })}
          />
        ))}
      </MachineGrid>
      <div className={more}>
        <Button
          size="m"
          disabled={!list.hasMore && !list.loadingMore}
          busy={list.loadingMore}
          busyLabel={words.loadingMore}
          onClick={() => {
            void navigate(
              { search: searchWithPages(search, shownPages(search) + 1) },
              { replace: true, state, preventScrollReset: true },
            );
          }}
        >
          {words.more}
        </Button>
      </div>
      <PcDialogs images={list.rows} address={address} />
    </PcLifecyclesContext>
  );
}

const noImages: FirstPages<Image> = { rows: [], hasMore: false, loadingMore: false };

/** My PCs, the home of a customer: numbered cards, a PC to create, more to load (specification, section 2). */
export function PcsScreen() {
  const words = useWords(pcsWords);
  const services = useServices();
  const { search } = useLocation();
  const address = usePcDialogAddress();
  const pages = useDeferredValue(shownPages(search));
  const face = useFirstPages(pages, (page) =>
    callQuery(services, 'listImages', { query: { page } }),
  );
  const create = () => address.open({ name: 'create', id: '' });
  const createButton = (
    <Button size="m" theme="primary" icon={<IconPlus />} onClick={create}>
      {words.create}
    </Button>
  );
  const hasList = 'data' in face && face.data.rows.length > 0;
  return (
    <>
      <PageHead title={words.title} action={createButton}>
        {words.lead}
      </PageHead>
      <FiveFaces
        face={face}
        skeleton={<SkeletonCards count={4} />}
        empty={{ text: words.empty, action: createButton }}
        failed={words.failed}
      >
        {(list) => <PcList list={list} address={address} />}
      </FiveFaces>
      {!hasList && <PcDialogs images={noImages.rows} address={address} />}
    </>
  );
}
