import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

export const checkboxGroupPairs: readonly DoDont[] = [
  {
    do: {
      words: 'An option that cannot be chosen keeps its place and says why.',
      picture: () => (
        <Column width={280}>
          <CheckboxGroup
            label="Thêm phần cứng"
            options={[
              { value: 'ssd', label: 'SSD 500GB' },
              { value: 'gpu', label: 'GPU thứ hai (đang hết)', disabled: true },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Options of two forms, and one that is grey without a reason.',
      picture: () => (
        <Column width={280}>
          <CheckboxGroup
            label="Thêm phần cứng"
            options={[
              { value: 'ssd', label: 'Gắn thêm SSD' },
              { value: 'gpu', label: 'GPU', disabled: true },
            ]}
          />
        </Column>
      ),
    },
  },
];
