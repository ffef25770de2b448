import { useRef } from 'react';
import type { Package } from '@tram/api/types';
import { rentedUntil } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Chart } from '@tram/ui/chart';
import { Dialog } from '@tram/ui/dialog';
import { EmptyState } from '@tram/ui/empty-state';
import { IconPlayerPlay } from '@tram/ui/icon/IconPlayerPlay';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { callQuery } from '../../data/queries.ts';
import { useQueryState } from '../../data/query-state.ts';
import { QueryBoundary } from '../query-boundary/QueryBoundary.tsx';
import { type PcDialogProps, usePc } from '../pc/use-pcs.ts';
import { useNow } from '../server-time/use-now.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { freeTimesDrawing, freeTimesSummary } from './free-times-drawing.ts';
import { content, hint } from './FreeTimesDialog.css.ts';
import { freeTimesWords } from './words.vi.ts';

interface FreeTimesDialogProps extends PcDialogProps {
  readonly onRent: () => void;
}

/** A package may have thousands of machines; who waits for one wants to know the next. */
const timesShown = 20;

function Times({ offer }: { readonly offer: Package }) {
  const words = useWords(freeTimesWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const times = rentedUntil(offer.orders_end_time, now);
  const shown = times.slice(0, timesShown);
  const isFree = offer.is_available === 1;
  return (
    <div className={content}>
      {isFree ? (
        <Notice tone="positive" lead={words.free}>
          {words.freeDetail}
        </Notice>
      ) : (
        <TakenNotice offer={offer} />
      )}
      {shown.length > 0 && (
        <Chart
          title={words.timeline}
          summary={freeTimesSummary(times, timesShown, words)}
          drawing={freeTimesDrawing(shown, now, words)}
          note={words.mayChange}
        />
      )}
      {times.length === 0 && !isFree && <EmptyState headingLevel={3}>{words.none}</EmptyState>}
    </div>
  );
}

/** When a PC can be rented (specification, section 2 "check time ready"): the times that its package's machines are rented to. */
export function FreeTimesDialog({ open, image, onRent, ...dialog }: FreeTimesDialogProps) {
  const words = useWords(freeTimesWords);
  const services = useServices();
  const { view } = usePc(image);
  const state = useQueryState(callQuery(services, 'listPackages', {}));
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...dialog}
      // Not before its content is loaded: a dialog that grows would jump.
      open={open && state.status !== 'loading'}
      title={words.title}
      subtitle={words.subtitle(image.package.name)}
      // Else the picture has the focus, which it shows.
      initialFocus={close}
      dismissOutside
      footer={
        <>
          <CloseButton ref={close} onClick={dialog.onClose} />
          {view.refusals.rent === null && (
            <Button size="m" theme="primary" icon={<IconPlayerPlay />} onClick={onRent}>
              {words.rent}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary
        state={state}
        skeleton={<p className={hint}>{words.loading}</p>}
        empty={{ text: words.none }}
        failed={words.failed}
      >
        {(packages) => (
          <Times offer={packages.find(({ _id }) => _id === image.package._id) ?? image.package} />
        )}
      </QueryBoundary>
    </Dialog>
  );
}
