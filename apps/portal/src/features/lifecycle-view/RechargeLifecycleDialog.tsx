import type { Recharge } from '@tram/api/types';
import { rechargeStatusOf } from '@tram/machines/recharge-qr/rules';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/query-client.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { rechargeWait } from '../usual-time/waits.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { rechargeLifecycleWords } from './recharge-words.vi.ts';
import { lifecycleViewWords } from './words.vi.ts';

interface RechargeLifecycleDialogProps extends OpeningProps {
  readonly recharge: Recharge;
}

/** Where a top-up of the history is on its diagram; nowhere for a status that this version does not know. */
function rechargePlace(recharge: Recharge): readonly string[] {
  const status = rechargeStatusOf(recharge.is_succeeded);
  switch (status) {
    case 'pending':
      return ['awaiting'];
    case 'successful':
      return ['paid'];
    case 'cancelled':
      return ['cancelled'];
    case 'timed-out':
      return ['expired'];
    case null:
      return [];
    default:
      return status satisfies never;
  }
}

/** The lifecycle of one top-up, with its present place. */
export function RechargeLifecycleDialog({ recharge, ...dialog }: RechargeLifecycleDialogProps) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(rechargeLifecycleWords);
  const services = useServices();
  return (
    <LifecycleDialog
      {...dialog}
      title={words.rechargeTitle(formatMoney(recharge.money))}
      lifecycle={lifecycle}
      at={rechargePlace(recharge)}
      going={rechargeWait(recharge)}
      onRefetch={() => invalidate(services, 'listRecharges', 'getMyAccount')}
    />
  );
}
