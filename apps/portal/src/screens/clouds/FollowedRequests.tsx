import { lazy, useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import { importChunk } from '../../app/import-chunk.ts';
import type { DialogOpening } from '../../features/address/dialog-address.ts';
import type { CloudDialogName } from './cloud-dialogs.ts';

const FollowedRequest = lazy(() =>
  importChunk(async () => ({
    default: (await import('../../features/cloud-hardware/FollowedRequest.tsx')).FollowedRequest,
  })),
);

export interface FollowedRequestsProps {
  readonly images: readonly CloudImage[];
  readonly opening: DialogOpening<CloudDialogName> | null;
}

/** A request that waits for the operator. */
const pending = 2;

/**
 * The requests for additional hardware that somebody waits for: those that are pending, and those whose dialog has been opened.
 * Once followed a request stays so, until what became of it has been told.
 */
export function FollowedRequests({ images, opening }: FollowedRequestsProps) {
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
