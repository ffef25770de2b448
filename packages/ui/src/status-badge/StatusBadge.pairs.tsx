import { paymentStatuses } from './status-sets.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Tag } from '../tag/Tag.tsx';
import { Row } from '../testing/StoryFrame.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const statusBadgePairs: readonly DoDont[] = [
  {
    do: {
      words:
        'A state of the specification by its set: words, tone and icon are the same everywhere.',
      picture: () => (
        <Row>
          <StatusBadge set={paymentStatuses} value={0} />
          <StatusBadge set={paymentStatuses} value={1} />
        </Row>
      ),
    },
    dont: {
      words: 'The same states written by hand: another word, another colour, no icon.',
      picture: () => (
        <Row>
          <Tag tone="info">Pending</Tag>
          <Tag tone="neutral">Xong rồi</Tag>
        </Row>
      ),
    },
  },
];
