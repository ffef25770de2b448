import { useState } from 'react';
import { useLocation } from '../../router.ts';
import { rechargeParameter } from '../../data/shown-recharge.ts';

/**
 * For dialogs of a screen that lead on to a recharge. Of two modal dialogs the later one is on top, so a reload that brings
 * both back could put the recharge below: a dialog that was not open yet waits until the recharge is closed. One from
 * which the recharge was opened stays below it.
 * @param wanted whether the address names the screen's dialog
 * @returns whether it may be open now
 */
export function useBelowRecharge(wanted: boolean): boolean {
  const { search } = useLocation();
  const recharging = new URLSearchParams(search).has(rechargeParameter);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wanted && (wasOpen || !recharging);
  if (wasOpen !== isOpen) setWasOpen(isOpen);
  return isOpen;
}
