import type { Meta, StoryObj } from '@storybook/react-vite';
import { facesOf } from './page/faces.ts';
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

const faces = facesOf({ operation: 'listRecharges', content: { role: 'table' } });

// @spec 2.37
export const Ready: Story = faces.ready;
export const Loading: Story = faces.loading;
// @spec 2.40
export const Empty: Story = faces.empty;
export const Failed: Story = faces.failed;
export const Stale: Story = faces.stale;
