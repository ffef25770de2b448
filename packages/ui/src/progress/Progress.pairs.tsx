import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Progress } from './Progress.tsx';

export const progressPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Names what is being done and counts what can be counted.',
      picture: () => (
        <Column width={260}>
          <Progress label="Tải ảnh CCCD mặt trước" value={2} max={3} text="2 / 3 ảnh" />
        </Column>
      ),
    },
    dont: {
      words: 'A vague name, and percent more exact than anyone can know.',
      picture: () => (
        <Column width={260}>
          <Progress label="Đang xử lý" value={66} max={100} text="66,67 %" />
        </Column>
      ),
    },
  },
];
