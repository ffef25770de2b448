import type { Meta, StoryObj } from '@storybook/react-vite';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** Top-up and recharge history (specification, section 2). */
const meta = {
  title: 'Screens/Recharge history',
  component: PortalPage,
  args: { path: '/payment-history' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({ operation: 'listRecharges', content: { role: 'table' } });

// @spec 2.37
export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 2.40
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;
