import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { reads } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const phone = { viewport: { value: 'phone' } };

/** What a customer sees without a network or without the server: the last known lists, their age, and what can still be done. */
const meta = {
  title: 'Screens/Offline',
  component: PortalPage,
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the browser offline. @returns a function that puts it online again */
function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

async function showsLastKnown(): Promise<void> {
  await reads(/^Không có mạng\. Danh sách lúc/);
  await reads('Bạn đang ngoại tuyến.');
}

export const MyPcs: Story = {
  args: { path: '/', answers: { listImages: ['example', 'lost'] } },
  beforeEach: withoutNetwork,
  play: showsLastKnown,
};

export const MyPcsOnAPhone: Story = { ...MyPcs, globals: phone };

export const Recharges: Story = {
  args: { path: '/payment-history', answers: { listRecharges: ['example', 'lost'] } },
  beforeEach: withoutNetwork,
  play: showsLastKnown,
};

/** The last known list was empty. */
export const NoOrders: Story = {
  args: { path: '/order-management', answers: { listOrders: [{ example: 'noRows' }, 'lost'] } },
  beforeEach: withoutNetwork,
  async play() {
    await showsLastKnown();
    await reads('Không có dữ liệu');
  },
};

/** A list that was never opened on this device: nothing is known of it. */
export const NothingKept: Story = {
  args: { path: '/log-management', answers: { listLogs: 'lost' } },
  beforeEach: withoutNetwork,
  async play() {
    await screen.findByRole('button', { name: 'Tải lại' });
    await reads('Bạn đang ngoại tuyến.');
  },
};

/** There is a network, and no event has come for a while: the lists are unchanged. */
export const ConnectionLost: Story = {
  args: { path: '/order-management', connection: 'lost' },
  async play() {
    await expect(
      await screen.findByText('Mất kết nối với máy chủ.', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
