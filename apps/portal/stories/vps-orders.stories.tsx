import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsDialog } from './page/acts.ts';
import { facesOf } from './page/faces.ts';
import { keptAnswerOf, saysNotKept } from './page/kept-answer.ts';
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

const faces = facesOf({
  operation: 'listVpsOrders',
  content: { role: 'table' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = faces.ready;
export const Loading: Story = faces.loading;
// @spec 8.23
export const Empty: Story = faces.empty;
export const Failed: Story = faces.failed;
export const Stale: Story = faces.stale;

/** What this device keeps of an order for the time without a network. */
export const KeptOnDevice: Story = {
  args: { answers: keptAnswerOf('listVpsOrders') },
  play: saysNotKept('Chưa có'),
};

// @spec 2.99
export const ActionDialog: Story = {
  args: { path: '/order-vps-management?action=6740d9019f0b7a4100000091' },
  play: showsDialog(/^Thao tác với/),
};
