import type { DoDont } from '../testing/do-dont.ts';
import { IconClock } from '../icon/generated/IconClock.ts';
import { Row } from '../testing/StoryFrame.tsx';
import { Tag } from './Tag.tsx';

export const tagPairs: readonly DoDont[] = [
  {
    do: {
      words: 'Icon, one to three words and a tone.',
      picture: () => (
        <Row>
          <Tag tone="caution" icon={<IconClock size={16} />}>
            Chờ duyệt
          </Tag>
        </Row>
      ),
    },
    dont: {
      words: 'A sentence is a Notice, and colour alone does not tell the tone.',
      picture: () => (
        <Row>
          <Tag tone="caution">Đơn của bạn đang chờ quản trị viên duyệt</Tag>
        </Row>
      ),
    },
  },
];
