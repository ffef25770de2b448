import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsDialog } from './page/interactions.ts';
import { dateFilterStories } from './page/date-filter.ts';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** Cloud order management (specification, section 2). */
const meta = {
  title: 'Screens/Cloud orders',
  component: PortalPage,
  args: { path: '/order-cloud-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listCloudImages',
  content: { role: 'table' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

const dates = dateFilterStories({
  path: '/order-cloud-management',
  operation: 'listCloudImages',
  row: { _id: '6740d9019f0b7a4100000044', name: 'Máy đêm', cloud: { name: 'Game Nặng' } },
  shown: 'Máy đêm',
});

export const DatesOfManyPages: Story = dates.manyPages;
export const NoDatesOfFewPages: Story = dates.fewPages;
export const DatesInAddress: Story = dates.inAddress;
export const DatesIgnored: Story = dates.ignored;

// @spec 2.109
export const HistoryDialog: Story = {
  args: { path: '/order-cloud-management?history=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Lịch sử của/),
};
