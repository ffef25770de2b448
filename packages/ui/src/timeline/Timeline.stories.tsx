import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconCircleCheck } from '../icon/generated/IconCircleCheck.ts';
import { IconCircleDashed } from '../icon/generated/IconCircleDashed.ts';
import { IconClockExclamation } from '../icon/generated/IconClockExclamation.ts';
import { IconInfoCircle } from '../icon/generated/IconInfoCircle.ts';
import { IconPlayerPlay } from '../icon/generated/IconPlayerPlay.ts';
import { IconReceipt } from '../icon/generated/IconReceipt.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { tones } from '../theme/palette.ts';
import { Timeline } from './Timeline.tsx';
import { longName } from '../testing/long-name.ts';
import { timelinePairs } from './Timeline.pairs.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  tags: ['stable'],
  component: Timeline,
  parameters: { pairs: timelinePairs },
  args: {
    label: 'Lịch sử máy Render Tết 2027',
    moments: [
      {
        id: 'paid',
        at: '2026-11-20T02:38:12Z',
        title: 'Đã trả 513.000 VNĐ',
        detail: 'Gói RTX 4090, 12 giờ, giảm 5%',
        icon: <IconReceipt size={16} />,
      },
      {
        id: 'ready',
        at: '2026-11-20T02:40:00Z',
        title: 'Máy sẵn sàng',
        tone: 'positive',
        icon: <IconCircleCheck size={16} />,
      },
      {
        id: 'started',
        at: '2026-11-20T02:41:30Z',
        title: 'Bạn mở Remote Desktop',
        tone: 'info',
        icon: <IconPlayerPlay size={16} />,
      },
      {
        id: 'ending',
        at: '2026-11-20T13:40:00Z',
        title: 'Sắp hết giờ',
        detail: 'Gia hạn trước 21:40 để giữ máy và dữ liệu.',
        tone: 'warning',
        icon: <IconClockExclamation size={16} />,
      },
      { id: 'end', title: 'Kết thúc', icon: <IconCircleDashed size={16} /> },
    ],
  },
  render: (args) => (
    <Column width={480}>
      <Timeline {...args} />
    </Column>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const list = canvas.getByRole('list', { name: 'Lịch sử máy Render Tết 2027' });
    await expect(list.tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('09:40:00').closest('time')).toHaveAttribute(
      'datetime',
      '2026-11-20T02:40:00Z',
    );
  },
};

export const Tones: Story = {
  args: {
    moments: tones.map((tone) => ({
      id: tone,
      title: 'Máy “Ẩn Ức”',
      tone,
      icon: <IconInfoCircle size={16} />,
    })),
  },
};

export const One: Story = {
  args: { moments: [{ id: 'one', title: 'Máy sẵn sàng', icon: <IconCircleCheck size={16} /> }] },
};

/** The time is below its title, however many lines that takes. */
export const LongVietnamese: Story = {
  args: {
    moments: [
      {
        id: 'long',
        at: '2026-11-20T02:40:00Z',
        title: 'Yêu cầu thêm phần cứng “Ổ cứng SSD 2 TB” cho máy dựng phim đã được chấp nhận',
        detail: 'Mã yêu cầu 6740c1e29f0b7a416740c1e29f0b7a41, máy sẽ tắt khoảng mười phút.',
        tone: 'positive',
        icon: <IconCircleCheck size={16} />,
      },
      { id: 'next', title: 'Lắp phần cứng', icon: <IconCircleDashed size={16} /> },
    ],
  },
  render: (args) => (
    <Column width={250}>
      <Timeline {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: {
    moments: [
      {
        id: 'long',
        at: '2026-11-20T02:40:00Z',
        title: longName,
        detail: longName,
        icon: <IconCircleCheck size={16} />,
      },
    ],
  },
  render: (args) => (
    <Column width={250}>
      <Timeline {...args} />
    </Column>
  ),
};
