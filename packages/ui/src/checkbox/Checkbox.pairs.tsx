import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Checkbox } from './Checkbox.tsx';

export const checkboxPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A sentence that is true when it is ticked.',
      picture: () => (
        <Column width={280}>
          <Checkbox label="Tôi đã đọc và đồng ý với điều khoản" defaultValue />
        </Column>
      ),
    },
    dont: {
      words: 'A negation: is it on or off when it is ticked?',
      picture: () => (
        <Column width={280}>
          <Checkbox label="Không gửi thư cho tôi" defaultValue />
        </Column>
      ),
    },
  },
];
