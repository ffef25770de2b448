import type { Package } from '@tram/api/types';
import { rentedUntil } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
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
import { momentInWords, useNow } from '../server-time/use-now.ts';
import { TakenNotice } from './TakenNotice.tsx';
import { content, heading, hint, list, row } from './FreeTimesDialog.css.ts';
import { freeTimesWords } from './words.vi.ts';

interface FreeTimesDialogProps extends PcDialogProps {
  readonly onRent: () => void;
}

/** A package may have thousands of machines; who waits for one wants to know the next. */
const timesShown = 20;

function Times({ offer }: { readonly offer: Package }) {
  const words = useWords(freeTimesWords);
  const { clock } = useServices();
  const times = rentedUntil(offer.orders_end_time, useNow(clock)).slice(0, timesShown);
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
      {times.length > 0 && (
        <>
          <h3 className={heading}>{words.ends}</h3>
          <ol className={list}>
            {times.map((time, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two machines may end at the same moment; the list is only ever drawn whole
              <li key={index} className={row}>
                <span>{words.machine(index + 1)}</span>
                <time dateTime={new Date(time).toISOString()}>{momentInWords(time)}</time>
              </li>
            ))}
          </ol>
          <p className={hint}>{words.mayChange}</p>
        </>
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
  return (
    <Dialog
      {...dialog}
      // Not before its content is loaded: a dialog that grows would jump.
      open={open && state.status !== 'loading'}
      title={words.title}
      subtitle={words.subtitle(image.package.name)}
      dismissOutside
      footer={
        <>
          <CloseButton onClick={dialog.onClose} />
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
