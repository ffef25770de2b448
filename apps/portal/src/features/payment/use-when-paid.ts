import { useEffect, useEffectEvent } from 'react';

/**
 * Hears that a payment has been made while a dialog is shown. Not by its `paid` view: that stays from a payment whose dialog was
 * closed before its answer came, and would close the next one.
 * @param isPaid whether an outcome is that of the payment
 */
export function useWhenPaid<Outcome>(
  lifecycles: {
    readonly onOutcome: (listener: (outcome: Outcome, id: string) => void) => () => void;
  },
  id: string,
  isPaid: (outcome: Outcome) => boolean,
  onPaid: () => void,
): void {
  const tell = useEffectEvent((outcome: Outcome, ended: string) => {
    if (ended === id && isPaid(outcome)) onPaid();
  });
  useEffect(() => lifecycles.onOutcome((outcome, ended) => tell(outcome, ended)), [lifecycles]);
}
