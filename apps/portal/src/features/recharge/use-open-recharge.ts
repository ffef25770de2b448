import { useCallback } from 'react';
import { useLocation, useNavigate } from '../../router.ts';
import { searchOf } from '../address/use-place.ts';
import { amountParameter, newRecharge, rechargeParameter } from '../../data/shown-recharge.ts';

export interface OpenRecharge {
  /** Sum to begin with, VND: raised to the least sum where it is below. */
  readonly amount?: number;
  /** Id of a recharge to resume instead of a new one. */
  readonly id?: string;
}

/** Mark in the history entry of the recharge dialog: Back leads to the page that it was opened over. */
export const rechargeOpenedHere = 'dialogOpened';

/** The address of this page with a recharge dialog open. The page's own parameters stay. */
export function rechargeSearch(search: string, { amount, id }: OpenRecharge): string {
  const parameters = new URLSearchParams(search);
  parameters.set(rechargeParameter, id ?? newRecharge);
  if (amount === undefined || id !== undefined) parameters.delete(amountParameter);
  else parameters.set(amountParameter, String(amount));
  return `?${parameters.toString()}`;
}

/** The address of this page without a recharge dialog. */
export function searchWithoutRecharge(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(rechargeParameter);
  parameters.delete(amountParameter);
  return searchOf(parameters);
}

/**
 * Opens the recharge dialog over any screen, from anywhere inside the layout:
 * `const openRecharge = useOpenRecharge(); openRecharge({ amount: missing })`. The dialog is in the URL, so it survives a
 * reload, and the browser's Back closes it.
 */
export function useOpenRecharge(): (options?: OpenRecharge) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    (options = {}) => {
      // It is open, or its code is on the way: a second entry of the history would have to be closed, too. The address bar knows
      // before the next render.
      if (new URLSearchParams(window.location.search).get(rechargeParameter)) return;
      void navigate(
        { pathname, search: rechargeSearch(search, options), hash },
        { state: { [rechargeOpenedHere]: true }, preventScrollReset: true },
      );
    },
    [navigate, pathname, search, hash],
  );
}
