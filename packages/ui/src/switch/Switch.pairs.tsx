import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Switch } from './Switch.tsx';

export const switchPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Names what is on when it is on.',
      picture: () => (
        <Column width={260}>
          <Switch label="Thông báo ban đêm" hint="Không gửi từ 22h00 đến 7h00" defaultValue />
        </Column>
      ),
    },
    dont: {
      words: 'A verb in the label: does a press turn it on, or is it on?',
      picture: () => (
        <Column width={260}>
          <Switch label="Bật thông báo" defaultValue />
        </Column>
      ),
    },
  },
];
