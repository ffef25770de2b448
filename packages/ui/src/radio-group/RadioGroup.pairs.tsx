import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export const radioGroupPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Options of one form, and a line on what follows.',
      picture: () => (
        <Column width={280}>
          <RadioGroup
            label="Khi hết giờ"
            defaultValue="keep"
            options={[
              { value: 'keep', label: 'Giữ dữ liệu', detail: 'Máy dừng, ổ cứng còn 3 ngày.' },
              { value: 'drop', label: 'Xóa dữ liệu', detail: 'Máy được trả lại ngay.' },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Yes or no is one Checkbox.',
      picture: () => (
        <Column width={280}>
          <RadioGroup
            label="Giữ dữ liệu khi hết giờ"
            defaultValue="yes"
            options={[
              { value: 'yes', label: 'Có' },
              { value: 'no', label: 'Không' },
            ]}
          />
        </Column>
      ),
    },
  },
];
