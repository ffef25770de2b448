import type { VpsOrder } from '@tram/api/types';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { DialogAddress } from '../../features/address/dialog-address.ts';
import { tunnelToVps } from '../../features/remote-access/tunnel-target.ts';
import type { VpsPayments } from '../../features/vps/vps-payments.ts';
import { systemName, isBeingMade, isOnRental } from './vps-order.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { RowDialog } from '../../features/address/RowDialog.tsx';
import { vpsOrdersWords } from './words.vi.ts';

const VpsActionDialog = lazyChunk(
  async () => (await import('./VpsActionDialog.tsx')).VpsActionDialog,
);
const TunnelDialog = lazyChunk(
  async () => (await import('../../features/remote-access/TunnelDialog.tsx')).TunnelDialog,
);

export const vpsOrderDialogs = ['action', 'tunnel'] as const;

export interface VpsOrderDialogsProps {
  readonly orders: readonly VpsOrder[];
  readonly payments: VpsPayments;
  readonly address: DialogAddress<(typeof vpsOrderDialogs)[number]>;
}

/** Why no tunnel can lead to the server of an order, in words; null where one can. */
function refusalOf(order: VpsOrder, words: (typeof vpsOrdersWords)['vi']['dialog']): string | null {
  if (!isOnRental(order)) return words.ended;
  return isBeingMade(order) ? words.beingMade.lead : null;
}

export function VpsOrderDialogs({ orders, payments, address }: VpsOrderDialogsProps) {
  const { api } = useServices();
  const words = useWords(vpsOrdersWords).dialog;
  const { about, systems } = useWords(vpsWords);
  return (
    <RowDialog rows={orders} address={address}>
      {(order, { key, dialog, props }) =>
        dialog.name === 'action' ? (
          <VpsActionDialog
            key={key}
            {...props}
            order={order}
            payments={payments}
            onTunnel={() => address.open('tunnel', order._id)}
          />
        ) : (
          <TunnelDialog
            key={key}
            {...props}
            target={tunnelToVps(
              api,
              order.vps,
              about(order.vps.config.config_name, systemName(order.vps, systems)),
            )}
            refusal={refusalOf(order, words)}
          />
        )
      }
    </RowDialog>
  );
}
