import { IconCircleCheck } from '../icon/generated/IconCircleCheck.ts';
import { IconReceipt } from '../icon/generated/IconReceipt.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Timeline } from './Timeline.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const timelinePairs: readonly DoDont[] = [
  {
    do: {
      words: 'Short sentences in the past; sums and causes below them.',
      picture: () => (
        <Column width={300}>
          <Timeline
            label="Lịch sử nạp tiền"
            moments={[
              {
                id: 'paid',
                at: '2026-11-20T02:38:12Z',
                title: 'Tiền đã về',
                detail: '500.000 VNĐ từ Vietcombank',
                tone: 'positive',
                icon: <IconCircleCheck size={16} />,
              },
              {
                id: 'receipt',
                at: '2026-11-20T02:38:15Z',
                title: 'Đã gửi biên nhận',
                icon: <IconReceipt size={16} />,
              },
            ]}
          />
        </Column>
      ),
    },
    dont: {
      words: 'Codes of the server say nothing to the customer.',
      picture: () => (
        <Column width={300}>
          <Timeline
            label="Lịch sử"
            moments={[
              {
                id: 'paid',
                at: '2026-11-20T02:38:12Z',
                title: 'STATUS_CHANGED 0 → 1',
                icon: <IconCircleCheck size={16} />,
              },
              {
                id: 'receipt',
                at: '2026-11-20T02:38:15Z',
                title: 'MAIL_SENT',
                icon: <IconReceipt size={16} />,
              },
            ]}
          />
        </Column>
      ),
    },
  },
];
