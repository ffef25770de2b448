import type { Meta, StoryObj } from '@storybook/react-vite';
import { facesOf } from './page/faces.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** Log management (specification, section 2). */
const meta = {
  title: 'Screens/Log',
  component: PortalPage,
  args: { path: '/log-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const faces = facesOf({
  operation: 'listLogs',
  content: { role: 'table' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = faces.ready;
export const Loading: Story = faces.loading;
// @spec 8.23
export const Empty: Story = faces.empty;
export const Failed: Story = faces.failed;
export const Stale: Story = faces.stale;
