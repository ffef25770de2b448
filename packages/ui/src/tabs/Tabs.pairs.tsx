import type { DoDont } from '../testing/do-dont.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Tabs } from './Tabs.tsx';

export const tabsPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Parts of one thing, one or two words each.',
      picture: () => (
        <Column width={300}>
          <Tabs
            label="Máy"
            tabs={[
              { id: 'a', label: 'Thông số', panel: 'RTX 4090 24GB' },
              { id: 'b', label: 'Lịch sử', count: 3, panel: '' },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Steps in an order are no tabs: put them below each other.',
      picture: () => (
        <Column width={300}>
          <Tabs
            label="Thuê máy"
            tabs={[
              { id: 'a', label: '1. Chọn gói', panel: 'Chọn một gói' },
              { id: 'b', label: '2. Thanh toán', panel: '' },
            ]}
          />
        </Column>
      ),
    },
  },
];
