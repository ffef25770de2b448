import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsDialog } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { storedAnswerOf, saysNotStored } from './page/stored-answer.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** VPS order management (specification, section 2). */
const meta = {
  title: 'Screens/VPS orders',
  component: PortalPage,
  args: { path: '/order-vps-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listVpsOrders',
  content: { role: 'table' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

/** What this device stores of an order for use without a network. */
export const KeptOnDevice: Story = {
  args: { answers: storedAnswerOf('listVpsOrders') },
  play: saysNotStored('Chưa có'),
};

// @spec 2.99
export const ActionDialog: Story = {
  args: { path: '/order-vps-management?action=6740d9019f0b7a4100000091' },
  play: showsDialog(/^Thao tác với/),
};
