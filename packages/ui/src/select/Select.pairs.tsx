import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Select } from './Select.tsx';

export const selectPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A noun as the label, a verb as the placeholder; from five choices on.',
      picture: () => (
        <Column width={260}>
          <Select
            label="Ngân hàng"
            placeholder="Chọn ngân hàng"
            options={[{ value: 'vcb', label: 'Vietcombank' }]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Two short choices hidden behind a press. Use Segmented.',
      picture: () => (
        <Column width={260}>
          <Select
            label="Thuê theo"
            defaultValue="h"
            options={[
              { value: 'h', label: 'Giờ' },
              { value: 'd', label: 'Ngày' },
            ]}
          />
        </Column>
      ),
    },
  },
];
