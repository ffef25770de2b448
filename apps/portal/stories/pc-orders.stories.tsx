import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { showsDialog } from './page/interactions.ts';
import { dateFilterStories } from './page/date-filter.ts';
import { listStatesOf } from './page/list-states.ts';
import { storedAnswerOf, saysNotStored } from './page/stored-answer.ts';
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

const listStates = listStatesOf({ operation: 'listOrders', content: { role: 'table' } });

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

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

/** Of ten pages or more one can be entered by its number; another number says which there are. */
export const ManyPages: Story = {
  args: {
    answers: {
      listOrders: {
        body: {
          data: [{ _id: '6740d9019f0b7a4100000043', status: 1, image: { name: 'Render Tết' } }],
          total_page: 12,
        },
      },
    },
  },
  async play() {
    const field = await screen.findByRole('textbox', { name: 'Đến trang' });
    await userEvent.type(field, '13{Enter}');
    await expect(await screen.findByText('Nhập số từ 1 đến 12')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '11{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('link', { current: 'page', name: /11/u })).toBeVisible(),
    );
    await expect(field).toHaveFocus();
  },
};

/** What this device stores of an order for use without a network. */
export const KeptOnDevice: Story = {
  args: { answers: storedAnswerOf('listOrders') },
  play: saysNotStored('Chưa có'),
};

const dates = dateFilterStories({
  path: '/order-management',
  operation: 'listOrders',
  row: { _id: '6740d9019f0b7a4100000043', status: 1, image: { name: 'Render Tết' } },
  shown: 'Render Tết',
});

export const DatesOfManyPages: Story = dates.manyPages;
export const NoDatesOfFewPages: Story = dates.fewPages;
export const DatesInAddress: Story = dates.inAddress;
export const DatesIgnored: Story = dates.ignored;

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
