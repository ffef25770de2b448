import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Image } from '@tram/api/types';
import type { PcImageRefusal } from '@tram/machines/pc-image';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../../features/close-button/CloseButton.tsx';
import { queryStateOf } from '../../data/query-state.ts';
import type { DialogOpening } from '../../features/address/dialog-address.ts';
import { QueryBoundary } from '../../features/query-boundary/QueryBoundary.tsx';
import { imageQuery, type WantedImage } from '../../features/pc/read-image.ts';
import { PcLifecyclesContext, usePc, usePcs } from '../../features/pc/use-pcs.ts';
import { pcWords } from '../../features/pc/words.vi.ts';
import { RentalDialog } from '../../features/rental/RentalDialog.tsx';
import { extensionWords } from './extension-words.vi.ts';

type OpeningProps = DialogOpening<string>['props'];

/** Refusals that the rental dialog itself has a state for. */
const shownByRental: ReadonlySet<PcImageRefusal> = new Set([
  'account-missing',
  'payment-pending',
  'busy',
]);

/** Extends a PC, or says why it cannot be extended now: it is still being made, or its time has just ended. */
function ImageExtension({
  image,
  dialog,
}: {
  readonly image: Image;
  readonly dialog: OpeningProps;
}) {
  const words = useWords(extensionWords);
  const refusals = useWords(pcWords);
  const { view } = usePc(image);
  // By the PC as it was when the dialog was opened: what is typed is not taken away when it changes.
  const [refusal] = useState(view.refusals.extend);
  if (refusal === null || shownByRental.has(refusal)) {
    return <RentalDialog {...dialog} image={image} action="extend" />;
  }
  return (
    <Dialog
      {...dialog}
      title={words.title(image.name)}
      dismissOutside
      footer={<CloseButton onClick={dialog.onClose} />}
    >
      <Notice tone="caution" lead={refusals.refusals[refusal]} />
    </Dialog>
  );
}

export interface OrderExtensionProps {
  /** The PC that was asked for last. */
  readonly wanted: WantedImage;
  /** The dialog about it; null once it has closed. */
  readonly opening: { readonly key: number; readonly props: OpeningProps } | null;
}

/**
 * The extension of an order out of its row: the rental dialog of its PC, in extend form. It stays when the dialog has
 * closed, because a payment that is under way belongs to the PC's lifecycle and is reported here when it has ended.
 */
export function OrderExtension({ wanted, opening }: OrderExtensionProps) {
  const services = useServices();
  const words = useWords(extensionWords);
  const state = queryStateOf(useQuery(imageQuery(services, wanted)), (image) => image === null);
  const image = 'data' in state ? state.data : null;
  const lifecycles = usePcs(useMemo(() => (image === null ? [] : [image]), [image]));
  if (opening === null || state.status === 'loading') return null;
  const { key, props } = opening;
  return (
    <PcLifecyclesContext value={lifecycles}>
      {image === null ? (
        <Dialog
          key={key}
          {...props}
          title={words.titleWithoutName}
          dismissOutside
          footer={<CloseButton onClick={props.onClose} />}
        >
          <QueryBoundary
            state={state}
            tellsTime={false}
            skeleton={null}
            empty={{ text: words.gone }}
            failed={words.failed}
          >
            {() => null}
          </QueryBoundary>
        </Dialog>
      ) : (
        <ImageExtension key={key} image={image} dialog={props} />
      )}
    </PcLifecyclesContext>
  );
}
