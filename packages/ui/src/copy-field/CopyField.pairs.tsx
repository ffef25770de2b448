import { Column } from '../testing/StoryFrame.tsx';
import { CopyField } from './CopyField.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const copyFieldPairs: readonly DoDont[] = [
  {
    do: {
      words:
        'The order of risk, the number in groups, and a warning where a wrong sign costs money.',
      picture: () => (
        <Column width={300}>
          <div>
            <CopyField
              label="Nội dung chuyển khoản"
              value="TRAM8K2Q7D"
              mono
              size="l"
              hint="Giữ nguyên từng ký tự"
            />
            <CopyField label="Số tài khoản" value="1023456789" shown="1023 456 789" mono />
          </div>
        </Column>
      ),
    },
    dont: {
      words: 'What matters most comes last, and ten digits in a row are misread.',
      picture: () => (
        <Column width={300}>
          <div>
            <CopyField label="Ngân hàng" value="Vietcombank" />
            <CopyField label="STK" value="1023456789" />
            <CopyField label="ND" value="TRAM8K2Q7D" />
          </div>
        </Column>
      ),
    },
  },
];
