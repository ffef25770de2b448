import { lazy, Suspense, useState } from 'react';
import type { Image } from '@tram/api/types';
import { importChunk } from '../../app/import-chunk.ts';
import { useBelowRecharge } from '../../features/recharge/use-below-recharge.ts';
import { WaitsForCode } from '../../features/waits-for-code/WaitsForCode.tsx';
import {
  searchWithPcDialog,
  type PcDialogAddress,
  type ShownPcDialog,
} from './pc-dialog-address.ts';

const CreatePcDialog = lazy(() =>
  importChunk(async () => ({
    default: (await import('../../features/pc-creation/CreatePcDialog.tsx')).CreatePcDialog,
  })),
);
const RentalDialog = lazy(() =>
  importChunk(async () => ({
    default: (await import('../../features/rental/RentalDialog.tsx')).RentalDialog,
  })),
);
const ConnectDialog = lazy(() =>
  importChunk(async () => ({
    default: (await import('../../features/connect/ConnectDialog.tsx')).ConnectDialog,
  })),
);
const OperationDialog = lazy(() =>
  importChunk(async () => ({ default: (await import('./OperationDialog.tsx')).OperationDialog })),
);

export interface PcDialogsProps {
  readonly images: readonly Image[];
  readonly address: PcDialogAddress;
}

/** One opening: what it is about stays while it closes, although the address says nothing any more. */
interface Opening {
  readonly key: number;
  readonly shown: ShownPcDialog;
}

/** The dialogs of the screen: open while the address says so. Each one's code is loaded by its first opening. */
export function PcDialogs({ images, address }: PcDialogsProps) {
  const { shown, close, open } = address;
  const [opening, setOpening] = useState<Opening | null>(null);

  if (
    shown !== null &&
    searchWithPcDialog('', opening?.shown ?? null) !== searchWithPcDialog('', shown)
  ) {
    setOpening({ key: (opening?.key ?? 0) + 1, shown });
  }
  const isOpen = useBelowRecharge(
    opening !== null && shown?.name === opening.shown.name && shown.id === opening.shown.id,
  );
  if (opening === null) return null;

  const { name, id } = opening.shown;
  const closed = () => setOpening((now) => (now?.key === opening.key ? null : now));
  const shared = { key: opening.key, open: isOpen, onClose: close, onClosed: closed };

  if (name === 'create') {
    return (
      <Suspense fallback={<WaitsForCode />}>
        <CreatePcDialog {...shared} onCreated={close} />
      </Suspense>
    );
  }
  const image = images.find((one) => one._id === id);
  // The PC is on a page that is not shown, or has just been deleted.
  if (image === undefined) return null;
  return (
    <Suspense fallback={<WaitsForCode />}>
      {name === 'rent' || name === 'extend' ? (
        <RentalDialog {...shared} image={image} action={name} />
      ) : name === 'connect' ? (
        <ConnectDialog {...shared} image={image} />
      ) : (
        <OperationDialog
          key={opening.key}
          open={isOpen}
          image={image}
          operation={name}
          onClose={close}
          onBegun={() => {
            // A new password is shown where it is needed.
            if (name === 'password') open({ name: 'connect', id });
            else close();
          }}
        />
      )}
    </Suspense>
  );
}
