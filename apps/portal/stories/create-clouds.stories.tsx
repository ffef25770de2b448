import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsDialog } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** The cloud catalogue (specification, section 2). */
const meta = {
  title: 'Screens/Cloud catalogue',
  component: PortalPage,
  args: { path: '/create-clouds' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listCloudPackages',
  content: { role: 'list', name: 'Cloud Gaming' },
  empty: { body: [] },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

export const RentDialog: Story = {
  args: { path: '/create-clouds?rent=6740c1e29f0b7a41000000a0' },
  play: showsDialog(/^Thuê máy cloud/),
};
