import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { openDialog, reads } from './page/acts.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const none = { body: { data: [], total_page: 0 } } as const;

/** What is behind the bell. */
const meta = {
  title: 'Screens/Activity',
  component: PortalPage,
  args: { path: '/log-management?activity=open' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new password is in the log; the feed shows dots in its place. */
export const Open: Story = {
  async play() {
    const panel = within(await openDialog('Thông báo'));
    await expect(await panel.findByText(/là ••••••••$/)).toBeVisible();
    await expect(panel.queryByText(/tR8m/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { answers: { listLogs: none, listRecharges: none } },
  async play() {
    await openDialog('Thông báo');
    await reads(/^Thao tác của bạn, tiền nạp/);
  },
};

/** One source could not be read: the others are there, and what is missing is said. */
export const Incomplete: Story = {
  args: { answers: { listRecharges: { status: 500, message: 'Có lỗi xảy ra' } } },
  async play() {
    await openDialog('Thông báo');
    await reads(/Chưa đọc được lịch sử nạp tiền/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await openDialog('Thông báo');
  },
};
