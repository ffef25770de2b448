import { DrawnDialog } from '../testing/drawn-overlays.tsx';
import { Card } from '../card/Card.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const popoverPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A few lines about the place where its button stands.',
      picture: () => (
        <Column width={300}>
          <Card padding="m">
            <h3>Vì sao chưa tính giờ</h3>
            <p>Máy đang được tạo. Giờ thuê bắt đầu khi máy sẵn sàng.</p>
          </Card>
        </Column>
      ),
    },
    dont: {
      words:
        'A decision does not hang beside a button, where a press outside loses it: use a dialog.',
      picture: () => (
        <DrawnDialog title="Hủy đơn thuê?" buttons={['Không', 'Hủy đơn']} last="danger" />
      ),
    },
  },
];
