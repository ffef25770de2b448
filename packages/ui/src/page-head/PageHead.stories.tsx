import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { PageHead } from './PageHead.tsx';
import { longName } from '../testing/long-name.ts';
import { pageHeadPairs } from './PageHead.pairs.tsx';

const meta = {
  title: 'Components/Navigation/PageHead',
  tags: ['stable'],
  component: PageHead,
  parameters: { pairs: pageHeadPairs },
  args: {
    title: 'Thuê PC GPU',
    children: 'Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.',
    action: (
      <Button theme="primary" size="m" icon={<IconPlus />}>
        Tạo PC
      </Button>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thuê PC GPU' })).toBeVisible();
  },
};

export const TitleOnly: Story = { render: () => <PageHead title="Quản lý đơn PC" /> };

export const LongVietnamese: Story = {
  args: { title: 'Quản lý đơn cloud gaming/render của nhóm “Dựng phim ngắn Ẩn Ức”' },
  render: (args) => (
    <Column width={288}>
      <PageHead {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: { title: longName, children: longName },
  render: (args) => (
    <Column width={288}>
      <PageHead {...args} />
    </Column>
  ),
};
