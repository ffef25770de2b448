import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { openDialog, reads } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const none = { body: { data: [], total_page: 0 } } as const;

/** The panel of the bell. */
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
    await reads(/Chưa tải được lịch sử nạp tiền/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play() {
    await openDialog('Thông báo');
  },
};

/** The log is loading. */
export const Loading: Story = {
  args: { answers: { listLogs: 'never' } },
  async play() {
    const panel = within(await openDialog('Thông báo'));
    await expect(
      panel.getByRole('progressbar', { name: 'Đang tải log và lịch sử nạp tiền' }),
    ).toBeInTheDocument();
  },
};

/** Neither source could be read: it names them, and does not say that nothing happened. */
export const Failed: Story = {
  args: {
    answers: {
      listLogs: { status: 500, message: 'Có lỗi xảy ra' },
      listRecharges: { status: 500, message: 'Có lỗi xảy ra' },
    },
  },
  async play() {
    const panel = within(await openDialog('Thông báo'));
    // The connection, once it is there, has both read again, and what is drawn meanwhile is drawn again.
    await waitFor(async () => {
      await expect(panel.getByText('Chưa tải được log, lịch sử nạp tiền.')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Tải lại' })).toBeVisible();
      await expect(panel.queryByText(/^Thao tác của bạn, tiền nạp/)).toBeNull();
    });
  },
};

/** It cannot be read again: what was read stays, with its time, and says that it may not be all. */
export const Stale: Story = {
  args: { answers: { listLogs: ['example', { status: 500, message: 'Có lỗi xảy ra' }] } },
  async play() {
    const panel = within(await openDialog('Thông báo'));
    await panel.findByText('Chưa tải được log.');
    await waitFor(async () => {
      // By the server's clock, as every other time here: this device is two minutes behind.
      await expect(panel.getByText(/cập nhật lúc \d\d:27\./)).toBeVisible();
      await expect(panel.getByText(/là ••••••••$/)).toBeVisible();
    });
  },
};
