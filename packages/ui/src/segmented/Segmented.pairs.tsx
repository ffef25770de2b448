import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Segmented } from './Segmented.tsx';

export const segmentedPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Two to four short words of one form.',
      picture: () => (
        <Column width={280}>
          <Segmented
            label="Thuê theo"
            defaultValue="h"
            options={[
              { value: 'h', label: 'Giờ' },
              { value: 'd', label: 'Ngày' },
              { value: 'm', label: 'Tháng' },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words:
        'Long words in parts: they break, and the choice is no longer seen at a glance. Use RadioGroup.',
      picture: () => (
        <Column width={280}>
          <Segmented
            label="Thuê theo"
            defaultValue="h"
            options={[
              { value: 'h', label: 'Thuê theo từng giờ' },
              { value: 'd', label: 'Thuê trọn một ngày' },
              { value: 'm', label: 'Cả tháng' },
            ]}
          />
        </Column>
      ),
    },
  },
];
