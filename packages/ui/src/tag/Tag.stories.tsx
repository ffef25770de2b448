import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconInfoCircle } from '../icon/generated/IconInfoCircle.ts';
import { Column, Row, staysInFrame } from '../testing/StoryFrame.tsx';
import { tones } from '../theme/palette.ts';
import { Tag } from './Tag.tsx';
import { tagPairs } from './Tag.pairs.tsx';

const meta = {
  title: 'Components/Status/Tag',
  tags: ['stable'],
  component: Tag,
  parameters: { pairs: tagPairs },
  args: { tone: 'neutral', icon: <IconInfoCircle size={16} />, children: 'Chưa thuê' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Column>
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} icon={<IconInfoCircle size={16} />}>
            Ẩn Ức {tone}
          </Tag>
        ))}
      </Row>
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            Ẩn Ức {tone}
          </Tag>
        ))}
      </Row>
    </Column>
  ),
};

/** Words that should have been shorter: they stay on one line while there is room. */
export const LongVietnamese: Story = {
  args: { tone: 'warning', children: 'Chờ xác nhận yêu cầu thêm ổ cứng SSD 2 TB' },
  render: (args) => (
    <Column width={200}>
      <Tag {...args} />
    </Column>
  ),
  play: staysInFrame,
};
