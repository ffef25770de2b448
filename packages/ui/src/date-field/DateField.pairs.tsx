import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { DateField } from './DateField.tsx';

export const dateFieldPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A noun; the field shows the order of day and month itself.',
      picture: () => (
        <Column width={240}>
          <DateField label="Ngày bắt đầu" defaultValue="2026-12-24" />
        </Column>
      ),
    },
    dont: {
      words: 'A plea as the label, and a hint that repeats what the field shows.',
      picture: () => (
        <Column width={240}>
          <DateField
            label="Vui lòng chọn ngày bắt đầu"
            hint="Định dạng ngày/tháng/năm"
            defaultValue="2026-12-24"
          />
        </Column>
      ),
    },
  },
];
