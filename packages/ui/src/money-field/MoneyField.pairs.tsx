import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { MoneyField } from './MoneyField.tsx';

export const moneyFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The unit stands in the box, the least beside the label.',
      picture: () => (
        <Column width={260}>
          <MoneyField label="Số tiền nạp" aside="Ít nhất 50.000 VNĐ" defaultValue={100000} />
        </Column>
      ),
    },
    dont: {
      words: 'Unit and limit in the label: it is read twice and breaks early.',
      picture: () => (
        <Column width={260}>
          <MoneyField label="Số tiền nạp (VNĐ), ít nhất 50.000 VNĐ" defaultValue={100000} />
        </Column>
      ),
    },
  },
];
