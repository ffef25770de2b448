import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { SpecList } from './SpecList.tsx';

export const specListPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Nouns without a colon; what is missing says so.',
      picture: () => (
        <Column width={280}>
          <SpecList
            items={[
              { label: 'Card đồ họa', value: 'RTX 4090 24GB' },
              { label: 'Địa chỉ IP', value: 'Chưa gán máy' },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'A dash leaves open whether it is missing, empty or not loaded.',
      picture: () => (
        <Column width={280}>
          <SpecList
            items={[
              { label: 'Card đồ họa:', value: 'RTX 4090 24GB' },
              { label: 'Địa chỉ IP:', value: '—' },
            ]}
          />
        </Column>
      ),
    },
  },
];
