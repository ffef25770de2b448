import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Meter } from './Meter.tsx';

export const meterPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Little is left: amount, whole, and a tone with its icon.',
      picture: () => (
        <Column width={280}>
          <Meter
            label="Giờ còn lại của gói"
            value={4}
            max={60}
            text="4 giờ"
            detail=" / 60 giờ"
            tone="warning"
          />
        </Column>
      ),
    },
    dont: {
      words: 'Something that moves towards its end is a Progress.',
      picture: () => (
        <Column width={280}>
          <Meter label="Đang tạo máy" value={40} max={60} text="67 %" />
        </Column>
      ),
    },
  },
];
