import { Column } from '../testing/StoryFrame.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const figureStripPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Two to four short values of one thing, the unit in the name.',
      picture: () => (
        <Column width={300}>
          <FigureStrip
            items={[
              { label: 'VNĐ/giờ', value: '18.000' },
              { label: 'VNĐ/ngày', value: '210.000' },
              { label: 'VNĐ/tháng', value: '3.400.000' },
            ]}
            look="ruled"
          />
        </Column>
      ),
    },
    dont: {
      words: 'Words as values have no room in a third: they are a list of specifications.',
      picture: () => (
        <Column width={300}>
          <FigureStrip
            items={[
              { label: 'bộ xử lý', value: 'Ryzen 9 7950X' },
              { label: 'card đồ họa', value: 'RTX 4090 24GB' },
              { label: 'hệ điều hành', value: 'Windows Server' },
            ]}
            look="ruled"
          />
        </Column>
      ),
    },
  },
];
