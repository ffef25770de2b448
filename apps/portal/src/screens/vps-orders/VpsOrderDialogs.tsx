import { lazy, Suspense } from 'react';
import type { VpsOrder } from '@tram/api/types';
import { importChunk } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import {
  useDialogOpening,
  type DialogAddress,
} from '../../features/dialog-address/use-dialog-address.ts';
import { tunnelToVps } from '../../features/tunnel/tunnel-target.ts';
import type { VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { WaitsForCode } from '../../features/waits-for-code/WaitsForCode.tsx';
import { isBeingMade, isOnRental } from './order-standing.ts';
import { vpsOrdersWords } from './words.vi.ts';

const VpsActionDialog = lazy(() =>
  importChunk(async () => ({ default: (await import('./VpsActionDialog.tsx')).VpsActionDialog })),
);
const TunnelDialog = lazy(() =>
  importChunk(async () => ({
    default: (await import('../../features/tunnel/TunnelDialog.tsx')).TunnelDialog,
  })),
);

/** The dialogs of this screen, each about an order by its id. */
export const vpsOrderDialogs = ['action', 'tunnel'] as const;

export interface VpsOrderDialogsProps {
  /** The orders on screen. */
  readonly orders: readonly VpsOrder[];
  readonly payments: VpsPayments;
  readonly address: DialogAddress<(typeof vpsOrderDialogs)[number]>;
}

/** The dialogs of the screen: open while the address says so, and the order is on rental. Their code comes with the first opening. */
export function VpsOrderDialogs({ orders, payments, address }: VpsOrderDialogsProps) {
  const { api } = useServices();
  const words = useWords(vpsOrdersWords).dialog;
  const { about, systems } = useWords(vpsWords);
  const opening = useDialogOpening(address);
  const order = orders.find(({ _id }) => _id === opening?.dialog.id);
  if (opening === null || order === undefined) return null;
  const { vps } = order;
  const shared = { ...opening.props, open: opening.props.open && isOnRental(order) };
  return (
    <Suspense fallback={<WaitsForCode />}>
      {opening.dialog.name === 'action' ? (
        <VpsActionDialog
          key={opening.key}
          {...shared}
          order={order}
          payments={payments}
          onTunnel={() => address.open('tunnel', order._id)}
        />
      ) : (
        <TunnelDialog
          key={opening.key}
          {...shared}
          target={tunnelToVps(api, vps, about(vps.config.config_name, systems[vps.os]))}
          refusal={isBeingMade(order) ? words.beingMade.lead : null}
        />
      )}
    </Suspense>
  );
}
