import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsDialog } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** The VPS catalogue (specification, section 2). */
const meta = {
  title: 'Screens/VPS catalogue',
  component: PortalPage,
  args: { path: '/vps' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listComputerConfigs',
  content: { role: 'list', name: 'Các cấu hình VPS' },
  empty: { body: [] },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
// None is stale: such a catalogue counts as fresh for five minutes, and nothing makes it old while it is looked at.

export const RentDialog: Story = {
  args: { path: '/vps?choose=6740c1e29f0b7a4100000090' },
  play: showsDialog(/^Thuê VPS/),
};
