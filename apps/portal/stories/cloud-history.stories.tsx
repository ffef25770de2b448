import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { says } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** The sessions of one cloud machine (specification, section 2). */
const meta = {
  title: 'Screens/Cloud history',
  component: PortalPage,
  args: { path: '/order-cloud-history?image_id=6740c1e29f0b7a41000000a1' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listCloudImageHistory',
  content: { role: 'table' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

/** How long it ran on each day, beside what is left. */
export const Pictures: Story = {
  args: { path: '/order-cloud-history?image_id=6740c1e29f0b7a41000000a1&pictures=open' },
  async play() {
    await expect(await screen.findByRole('img', { name: 'Giờ dùng theo ngày' })).toBeVisible();
    await expect(await screen.findByRole('meter', { name: 'Giờ dùng còn lại' })).toBeVisible();
  },
};

/** An address without a machine. */
// @spec 2.6
export const NoMachine: Story = {
  args: { path: '/order-cloud-history' },
  play: says(/chưa có mã máy/),
};
