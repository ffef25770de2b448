import type { Recharge } from '@tram/api/types';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { rechargeWait } from '../usual-time/waits.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { rechargeLifecycleWords } from './recharge-words.vi.ts';
import { lifecycleViewWords } from './words.vi.ts';

/** Where a top-up of the history is on its diagram, by its status. */
const places = {
  pending: 'awaiting',
  successful: 'paid',
  cancelled: 'cancelled',
  'timed-out': 'expired',
} as const;

export function RechargeLifecycleDialog({
  recharge,
  ...dialog
}: OpeningProps & { readonly recharge: Recharge }) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(rechargeLifecycleWords);
  const status = rechargeStatusOf(recharge.is_succeeded);
  return (
    <LifecycleDialog
      {...dialog}
      title={words.rechargeTitle(formatMoney(recharge.money))}
      lifecycle={lifecycle}
      // Nowhere for a status that this version does not know.
      at={status === null ? [] : [places[status]]}
      going={rechargeWait(recharge)}
      reads={['listRecharges', 'getMyAccount']}
    />
  );
}
