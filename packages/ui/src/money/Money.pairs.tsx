import type { DoDont } from '../testing/do-dont.ts';
import { Money } from './Money.tsx';

export const moneyPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Whole đồng with its unit, in figures that stand in columns.',
      picture: () => (
        <p>
          Đã trả <Money amount={102600} />.
        </p>
      ),
    },
    dont: {
      words: 'Rounded and shortened: it cannot be checked against a bill.',
      picture: () => <p>Đã trả 102,6k.</p>,
    },
  },
];
