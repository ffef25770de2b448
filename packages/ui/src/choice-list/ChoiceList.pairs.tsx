import { Column } from '../testing/StoryFrame.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const choiceListPairs: readonly DoDont[] = [
  {
    do: {
      words:
        'Names that can be told apart, what each is made of, and all prices per the same unit.',
      picture: () => (
        <Column width={300}>
          <ChoiceList
            label="Gói cấu hình"
            defaultValue="g4090"
            options={[
              {
                value: 'g4090',
                label: 'G4090',
                detail: 'RTX 4090 24GB',
                price: { amount: '45.000', unit: 'VNĐ/giờ' },
              },
              {
                value: 'g3060',
                label: 'G3060',
                detail: 'RTX 3060 12GB',
                price: { amount: '20.000', unit: 'VNĐ/giờ' },
              },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'A price an hour beside a price a month: nobody can compare them.',
      picture: () => (
        <Column width={300}>
          <ChoiceList
            label="Gói cấu hình"
            defaultValue="a"
            options={[
              { value: 'a', label: 'Gói cao cấp', price: { amount: '45.000', unit: 'VNĐ/giờ' } },
              {
                value: 'b',
                label: 'Gói tiết kiệm',
                price: { amount: '3.400.000', unit: 'VNĐ/tháng' },
              },
            ]}
          />
        </Column>
      ),
    },
  },
];
