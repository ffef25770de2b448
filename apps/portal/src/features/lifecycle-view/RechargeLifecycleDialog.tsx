import type { Recharge } from '@tram/api/types';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/invalidate.ts';
import { rechargeWait } from '../usual-time/waits.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { rechargePlace } from './places.ts';
import { rechargeLifecycleWords } from './recharge-words.vi.ts';
import { lifecycleViewWords } from './words.vi.ts';

export interface RechargeLifecycleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly recharge: Recharge;
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
