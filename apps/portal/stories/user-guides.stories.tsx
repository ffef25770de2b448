import type { Meta, StoryObj } from '@storybook/react-vite';
import { listStatesOf } from './page/list-states.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** The user guides (specification, section 2). */
const meta = {
  title: 'Screens/User guides',
  component: PortalPage,
  args: { path: '/user-guide-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listUserGuides',
  content: { role: 'list', name: 'Các bài hướng dẫn' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;
