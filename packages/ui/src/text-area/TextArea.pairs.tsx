import { Column } from '../testing/StoryFrame.tsx';
import { TextArea } from './TextArea.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const textAreaPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The label asks for what is wanted, the hint says what helps; the count is its own.',
      picture: () => (
        <Column width={300}>
          <TextArea
            label="Bạn cần thêm phần cứng gì"
            hint="Ghi rõ dung lượng và số ngày"
            limit={500}
            size="s"
          />
        </Column>
      ),
    },
    dont: {
      words: 'A label that asks nothing, and a limit that is said twice.',
      picture: () => (
        <Column width={300}>
          <TextArea label="Nội dung" hint="Tối đa 500 ký tự" limit={500} size="s" />
        </Column>
      ),
    },
  },
];
