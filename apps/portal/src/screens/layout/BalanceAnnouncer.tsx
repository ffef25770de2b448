import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { layoutWords } from './words.vi.ts';

/** Says a change of the balance politely: it changes far from where the customer is. The first value is not a change. */
export function BalanceAnnouncer({ balance }: { readonly balance: number | null }) {
  const words = useWords(layoutWords);
  const known = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (balance === null) return;
    if (known.current !== null && known.current !== balance) {
      setSaid(words.balanceChanged(formatMoney(balance)));
    }
    known.current = balance;
  }, [balance, words]);
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  );
}
