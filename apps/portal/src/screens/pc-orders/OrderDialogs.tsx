import { useState } from 'react';
import type { Order } from '@tram/api/types';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useDialogOpening, type DialogAddress } from '../../features/address/dialog-address.ts';
import { pcActors } from '../../features/pc/pc-lifecycles.ts';
import type { WantedImage } from '../../features/pc/read-image.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';

const OrderHistoryDialog = lazyChunk(
  async () => (await import('./OrderHistoryDialog.tsx')).OrderHistoryDialog,
);
const OrderExtension = lazyChunk(
  async () => (await import('./OrderExtension.tsx')).OrderExtension,
  pcActors.load,
);

/** The dialogs of this screen: `history` of an order by its id, `extend` of a PC by its id, or by its order's where that names none. */
export const orderDialogs = ['history', 'extend'] as const;

/** The PC that an address means by an id: a PC's, or that of an order on screen which does not name its PC's. */
function wantedBy(id: string, orders: readonly Order[]): WantedImage {
  const order = orders.find(({ _id }) => _id === id);
  if (order === undefined) return { id, order: null };
  // Only what identifies it: it becomes a part of the query's key.
  const { ip, image } = order;
  return { id, order: { ip, image: { _id: image._id, name: image.name } } };
}

export interface OrderDialogsProps {
  readonly orders: readonly Order[];
  readonly address: DialogAddress<(typeof orderDialogs)[number]>;
}

export function OrderDialogs({ orders, address }: OrderDialogsProps) {
  const opening = useDialogOpening(address);
  const [extended, setExtended] = useState<string | null>(null);
  const extension = opening?.dialog.name === 'extend' ? opening : null;
  if (extension !== null && extension.dialog.id !== extended) setExtended(extension.dialog.id);
  const history = opening?.dialog.name === 'history' ? opening : null;
  return (
    <>
      {history !== null && (
        <ChunkBoundary>
          <OrderHistoryDialog
            key={history.key}
            {...history.props}
            orderId={history.dialog.id}
            order={orders.find(({ _id }) => _id === history.dialog.id)}
          />
        </ChunkBoundary>
      )}
      {extended !== null && (
        <ChunkBoundary>
          <OrderExtension wanted={wantedBy(extended, orders)} opening={extension} />
        </ChunkBoundary>
      )}
    </>
  );
}
