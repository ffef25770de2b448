import { Column } from '../testing/StoryFrame.tsx';
import { Receipt } from './Receipt.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const receiptPairs: readonly DoDont[] = [
  {
    do: {
      words: 'How the sum comes about, and what is left of the balance.',
      picture: () => (
        <Column width={300}>
          <Receipt
            lines={[
              { label: '6 giờ × 18.000 VNĐ', amount: 108_000 },
              { label: 'Giảm giá tài khoản 5%', amount: -5400 },
            ]}
            total={102_600}
            balance={{ label: 'Số dư sau khi thuê', before: 1_284_500, after: 1_181_900 }}
          />
        </Column>
      ),
    },
    dont: {
      words: 'A sum alone: the customer has to trust it.',
      picture: () => (
        <Column width={300}>
          <Receipt lines={[]} total={102_600} />
        </Column>
      ),
    },
  },
];
