import { Suspense, useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { cloudActors } from '../../features/cloud/cloud-lifecycles.ts';
import { useCloud } from '../../features/cloud/use-clouds.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import type { DialogOpening } from '../../features/address/dialog-address.ts';
import { playOnCloud } from '../../features/remote-access/play-target.ts';
import { tunnelToCloud } from '../../features/remote-access/tunnel-target.ts';
import { ChunkBoundary, ChunkFallback } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import type { CloudDialogName } from './cloud-dialog-names.ts';
import { cloudsWords } from './words.vi.ts';

const ExtendCloudDialog = lazyChunk(
  async () => (await import('./ExtendCloudDialog.tsx')).ExtendCloudDialog,
  cloudActors.load,
);
const TunnelDialog = lazyChunk(
  async () => (await import('../../features/remote-access/TunnelDialog.tsx')).TunnelDialog,
);
const PlayDialog = lazyChunk(
  async () => (await import('../../features/remote-access/PlayDialog.tsx')).PlayDialog,
);
const OperationDialog = lazyChunk(
  async () => (await import('./confirm-dialogs.tsx')).OperationDialog,
  cloudActors.load,
);
const LifecycleDialog = lazyChunk(
  async () =>
    (await import('../../features/lifecycle-view/CloudLifecycleDialog.tsx')).CloudLifecycleDialog,
);
const ImageOutDialog = lazyChunk(
  async () => (await import('./confirm-dialogs.tsx')).ImageOutDialog,
);

/** The dialog that the address names, about a machine that is shown. */
function AddressedDialog({
  image,
  opening,
}: {
  readonly image: CloudImage;
  readonly opening: DialogOpening<CloudDialogName>;
}) {
  const { api } = useServices();
  const config = useRuntimeConfig();
  const reasons = useWords(cloudWords);
  const words = useWords(cloudsWords).display;
  const { refusals, command } = useCloud(image).view;
  const { key, dialog, props } = opening;
  switch (dialog.name) {
    case 'extend':
      return <ExtendCloudDialog key={key} {...props} image={image} />;
    case 'tunnel': {
      // That there is no tunnel API is said by the dialog itself, in the words of section 5.
      const refusal = refusals.tunnel === 'no-tunnel' ? null : refusals.tunnel;
      return (
        <TunnelDialog
          key={key}
          {...props}
          target={tunnelToCloud(api, image)}
          refusal={refusal === null ? null : reasons.refusals[refusal]}
        />
      );
    }
    case 'play':
      return (
        <PlayDialog
          key={key}
          {...props}
          target={playOnCloud(api, config, image)}
          refusal={refusals.play === null ? null : reasons.refusals[refusals.play]}
        />
      );
    case 'restart':
    case 'shutdown':
    case 'backup':
    case 'restore':
    case 'delete-vm':
    case 'delete':
      return (
        <OperationDialog
          key={key}
          open={props.open}
          onClose={props.onClose}
          image={image}
          operation={dialog.name}
        />
      );
    case 'lifecycle': {
      const isAtWork =
        command.step === 'sending' || command.step === 'going' || command.step === 'checking';
      return (
        <LifecycleDialog
          key={key}
          {...props}
          image={image}
          doing={isAtWork ? words.atWork[command.command ?? 'unknown'] : null}
        />
      );
    }
    case 'hardware':
      // Its request is followed whether the dialog is open or not.
      return null;
    default:
      return dialog.name satisfies never;
  }
}

/** Says by a dialog that no machine was left for a start; its code comes with the first time. */
function ImageOut({ image }: { readonly image: CloudImage }) {
  const { view } = useCloud(image);
  const [everOut, setEverOut] = useState(false);
  if (view.command.reason === 'image-out' && !everOut) setEverOut(true);
  return everOut ? <ImageOutDialog image={image} /> : null;
}

export interface CloudDialogsProps {
  readonly images: readonly CloudImage[];
  readonly opening: DialogOpening<CloudDialogName> | null;
}

export function CloudDialogs({ images, opening }: CloudDialogsProps) {
  const image = images.find(({ _id }) => _id === opening?.dialog.id);
  return (
    <>
      {/* Without its machine, which is on a page that is not shown or has just been deleted, there is no dialog. */}
      {opening !== null && image !== undefined && (
        <ChunkBoundary>
          <AddressedDialog image={image} opening={opening} />
        </ChunkBoundary>
      )}
      <ChunkBoundary>
        {images.map((one) => (
          <ImageOut key={one._id} image={one} />
        ))}
      </ChunkBoundary>
      <Suspense fallback={opening?.dialog.name === 'hardware' ? <ChunkFallback /> : null}>
        <FollowedRequests images={images} opening={opening} />
      </Suspense>
    </>
  );
}

const FollowedRequest = lazyChunk(
  async () => (await import('./hardware/FollowedRequest.tsx')).FollowedRequest,
);

interface FollowedRequestsProps {
  readonly images: readonly CloudImage[];
  readonly opening: DialogOpening<CloudDialogName> | null;
}

/** A request that waits for the operator. */
const pending = 2;

/**
 * The requests for additional hardware that somebody waits for: those that are pending, and those whose dialog has been opened.
 * A request stays followed until its outcome has been shown.
 */
function FollowedRequests({ images, opening }: FollowedRequestsProps) {
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set());
  const openedId = opening?.dialog.name === 'hardware' ? opening.dialog.id : null;
  const wanted = images.filter(
    ({ _id, accepted_add_hardwares: status }) => status === pending || _id === openedId,
  );
  if (wanted.some(({ _id }) => !followed.has(_id))) {
    setFollowed(new Set([...followed, ...wanted.map(({ _id }) => _id)]));
  }
  return images
    .filter(({ _id }) => followed.has(_id))
    .map((image) => (
      <FollowedRequest
        key={image._id}
        image={image}
        open={opening !== null && image._id === openedId && opening.props.open}
        onClose={() => opening?.props.onClose()}
      />
    ));
}
