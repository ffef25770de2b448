import { useState } from 'react';
import { MINIMUM_RECHARGE } from '@tram/machines/rules';
import { amountParameter, newRecharge, rechargeParameter } from '../../data/shown-recharge.ts';
import { useLocation } from '../../router.ts';
import { wasOpenedHere } from '../address/dialog-address.ts';
import { usePlace } from '../address/use-place.ts';
import { RechargeFlow } from './RechargeFlow.tsx';
import { rechargeOpenedHere, rechargeSearch, searchWithoutRecharge } from './use-open-recharge.ts';

interface Opening {
  readonly key: number;
  readonly resume: string | null;
  readonly amount: number | null;
  /** Values of the parameter that belong to this opening: the initial one, and the id of its recharge later. */
  readonly names: readonly string[];
}

/** The suggested sum in the address, raised to the least one; null when there is none. */
function amountOf(parameters: URLSearchParams): number | null {
  const amount = Number(parameters.get(amountParameter) ?? '');
  return Number.isSafeInteger(amount) && amount > 0 ? Math.max(amount, MINIMUM_RECHARGE) : null;
}

/** The recharge dialogs of the layout: open while the address names one. */
export function RechargeDialogs() {
  const { search, state } = useLocation();
  const { replace, back } = usePlace();
  const parameters = new URLSearchParams(search);
  const shown = parameters.get(rechargeParameter);
  const [opening, setOpening] = useState<Opening | null>(null);

  if (shown !== null && shown !== '' && opening?.names.includes(shown) !== true) {
    setOpening({
      key: (opening?.key ?? 0) + 1,
      resume: shown === newRecharge ? null : shown,
      amount: amountOf(parameters),
      names: [shown],
    });
  }

  function follow(id: string | null): void {
    const name = id ?? newRecharge;
    if (shown === name) return;
    setOpening((known) =>
      known === null || known.names.includes(name)
        ? known
        : { ...known, names: [...known.names, name] },
    );
    replace((place) => ({
      ...place,
      search: rechargeSearch(place.search, id === null ? {} : { id }),
    }));
  }

  function close(): void {
    // Back to the page that the dialog was opened over, so that Back does not open it once more.
    if (wasOpenedHere(state, rechargeOpenedHere)) back();
    else replace((place) => ({ ...place, search: searchWithoutRecharge(place.search) }));
  }

  if (opening === null) return null;
  return (
    <RechargeFlow
      key={opening.key}
      open={shown !== null}
      resume={opening.resume}
      amount={opening.amount}
      onIdentity={follow}
      onClose={close}
      onClosed={() => setOpening(null)}
    />
  );
}
