import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { showsDialog } from './page/acts.ts';
import { facesOf } from './page/faces.ts';
import { keptAnswerOf, saysNotKept } from './page/kept-answer.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** PC order management (specification, section 2). */
const meta = {
  title: 'Screens/PC orders',
  component: PortalPage,
  args: { path: '/order-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const faces = facesOf({ operation: 'listOrders', content: { role: 'table' } });

export const Ready: Story = faces.ready;
export const Loading: Story = faces.loading;
export const Empty: Story = faces.empty;
export const Failed: Story = faces.failed;
export const Stale: Story = faces.stale;

/** A backend that sends an object for an address: that cell has a dash, and the row and the others stay. */
export const OneUnshownCell: Story = {
  args: {
    answers: {
      listOrders: {
        body: [
          {
            _id: '6740d9019f0b7a4100000041',
            status: 1,
            image: { name: 'Render Tết' },
            user_remote: { name: 'admin' },
          },
          { _id: '6740d9019f0b7a4100000042', status: 0, image: { name: 'Blender' } },
        ],
      },
    },
  },
  async play() {
    const [row] = await screen.findAllByRole('row', { name: /Render Tết/u });
    await expect(within(row ?? document.body).getByText('Không hiển thị được')).toBeInTheDocument();
    await expect(screen.getAllByText('Blender')[0]).toBeVisible();
  },
};

/** What this device keeps of an order for the time without a network. */
export const KeptOnDevice: Story = {
  args: { answers: keptAnswerOf('listOrders') },
  play: saysNotKept('Chưa có'),
};

export const HistoryDialog: Story = {
  args: {
    path: '/order-management?history=6740d9019f0b7a4100000041',
  },
  play: showsDialog('Lịch sử thuê'),
};

export const ExtendDialog: Story = {
  args: { path: '/order-management?extend=6740c1e29f0b7a4100000020' },
  play: showsDialog(/^Gia hạn máy/),
};
