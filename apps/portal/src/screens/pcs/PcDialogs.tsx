import type { Image } from '@tram/api/types';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import type { DialogAddress, DialogOpening } from '../../features/address/dialog-address.ts';
import { pcActors } from '../../features/pc/pc-lifecycles.ts';
import type { PcDialogProps } from '../../features/pc/use-pcs.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import type { PcDialogName } from './pc-dialog-names.ts';

const CreatePcDialog = lazyChunk(
  async () => (await import('./creation/CreatePcDialog.tsx')).CreatePcDialog,
);
const RentalDialog = lazyChunk(
  async () => (await import('../../features/rental/RentalDialog.tsx')).RentalDialog,
  pcActors.load,
);
const FreeTimesDialog = lazyChunk(
  async () => (await import('../../features/free-times/FreeTimesDialog.tsx')).FreeTimesDialog,
);
/** The dialogs that need nothing but their PC. */
const plainDialogs = {
  connect: lazyChunk(
    async () => (await import('../../features/remote-access/ConnectDialog.tsx')).ConnectDialog,
    pcActors.load,
  ),
  wan: lazyChunk(async () => (await import('./routes/WanDialog.tsx')).WanDialog),
  rotation: lazyChunk(async () => (await import('./routes/RotationDialog.tsx')).RotationDialog),
  tunnel: lazyChunk(async () => (await import('./remote-dialogs.tsx')).PcTunnelDialog),
  play: lazyChunk(async () => (await import('./remote-dialogs.tsx')).PcPlayDialog),
  lifecycle: lazyChunk(
    async () =>
      (await import('../../features/lifecycle-view/PcLifecycleDialog.tsx')).PcLifecycleDialog,
  ),
};
const OperationDialog = lazyChunk(
  async () => (await import('./OperationDialog.tsx')).OperationDialog,
  pcActors.load,
);

export interface PcDialogsProps {
  readonly images: readonly Image[];
  readonly address: DialogAddress<PcDialogName>;
  readonly opening: DialogOpening<PcDialogName>;
}

export function PcDialogs({ images, address, opening }: PcDialogsProps) {
  const { key, props } = opening;
  const { name, id } = opening.dialog;
  if (name === 'create') {
    return (
      <ChunkBoundary>
        <CreatePcDialog key={key} {...props} packageId={id} onCreated={address.close} />
      </ChunkBoundary>
    );
  }
  const image = images.find((one) => one._id === id);
  // The PC is on a page that is not shown, or has just been deleted.
  if (image === undefined) return null;
  return (
    <ChunkBoundary>
      <DialogOf
        key={key}
        {...props}
        name={name}
        image={image}
        onOpen={(next) => address.open(next, id)}
      />
    </ChunkBoundary>
  );
}

interface DialogOfProps extends PcDialogProps {
  readonly name: Exclude<PcDialogName, 'create'>;
  /** Another dialog of the same PC takes its place. */
  readonly onOpen: (name: PcDialogName) => void;
}

function DialogOf({ name, onOpen, ...dialog }: DialogOfProps) {
  switch (name) {
    case 'rent':
    case 'extend':
      return <RentalDialog {...dialog} action={name} />;
    case 'times':
      return <FreeTimesDialog {...dialog} onRent={() => onOpen('rent')} />;
    case 'reset':
    case 'password':
    case 'delete':
      return (
        <OperationDialog
          {...dialog}
          operation={name}
          onBegun={() => {
            // A new password is shown where it is needed.
            if (name === 'password') onOpen('connect');
            else dialog.onClose();
          }}
        />
      );
    case 'connect':
    case 'wan':
    case 'rotation':
    case 'tunnel':
    case 'play':
    case 'lifecycle': {
      const PlainDialog = plainDialogs[name];
      return <PlainDialog {...dialog} />;
    }
    default:
      return name satisfies never;
  }
}
