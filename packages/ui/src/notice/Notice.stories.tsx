import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { tones } from '../theme/palette.ts';
import { Notice } from './Notice.tsx';
import { longName } from '../testing/long-name.ts';
import { noticePairs } from './Notice.pairs.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  tags: ['stable'],
  component: Notice,
  parameters: { pairs: noticePairs },
  args: {
    tone: 'caution',
    lead: 'Không hoàn tiền sau khi đã thuê máy.',
    children: 'Vi phạm điều khoản, tài khoản bị khóa vĩnh viễn.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Column width={560}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Column>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'critical',
    announce: 'status',
    lead: 'Số dư thiếu 112.000 VNĐ.',
    children: 'Nạp thêm để thuê 7 ngày, hoặc giảm còn 6 ngày.',
    action: <Button>Nạp 112.000 VNĐ</Button>,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Số dư thiếu 112.000 VNĐ. Nạp thêm');
  },
};

export const LongVietnamese: Story = {
  args: WithAction.args ?? {},
  render: (args) => (
    <Column width={260}>
      <Notice {...args} />
    </Column>
  ),
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: { lead: longName, children: longName },
  render: (args) => (
    <Column width={260}>
      <Notice {...args} />
    </Column>
  ),
};
