import type { PcImageContext, PcImageEvent } from './types.ts';

/** What a RENT or EXTEND changes: a new intention with a key of its own, and no trace of the last one. */
export function intentionOf(event: PcImageEvent, newKey: () => string): Partial<PcImageContext> {
  if (event.type !== 'RENT' && event.type !== 'EXTEND') return {};
  const action = event.type === 'RENT' ? 'rent' : 'extend';
  return {
    intention: { action, term: event.term, key: newKey() },
    tries: 0,
    lastPayment: null,
    paymentError: null,
  };
}
