import type { Meta, StoryObj } from '@storybook/react-vite';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import { MINUTE } from '@tram/machines/rules';
import { expect, screen, waitFor } from 'storybook/test';
import { serverTime } from './page/answers.ts';
import { press, reads } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const none = { body: { data: [], total_page: 0 } } as const;

/** A PC that ends so many minutes from now; how long it was rented for is not known. */
const pcEnding = (id: string, name: string, minutes: number) => ({
  ...readyImage,
  _id: id,
  name,
  estimate_used: new Date(serverTime + minutes * MINUTE).toISOString(),
});

/** What is told before the time of a machine ends, on every screen (specification, section 9). */
const meta = {
  title: 'Screens/End warnings',
  component: PortalPage,
  args: { path: '/log-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const only = { listOrders: none, listVpsOrders: none, listCloudImages: none } as const;

/** One machine: its name, when it ends, and the way to its extension. */
export const OneMachine: Story = {
  args: { answers: { ...only, listImages: listOf(pcEnding('a', 'Máy bàn phím', 12)) } },
  async play() {
    await reads(/^PC “Máy bàn phím” hết giờ lúc \d\d:39$/);
    await reads(
      /còn 12 phút\. Gia hạn trước giờ này để giữ máy\. Hãy sao lưu dữ liệu trước khi hết giờ/,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gia hạn' })).toBeVisible());
  },
};

/** Machines that end together share one notice, which leads to the calendar of all. */
export const Several: Story = {
  args: {
    answers: {
      ...only,
      listImages: listOf(
        ...['Máy bàn phím', 'Máy dựng A', 'Máy dựng B', 'Máy dựng C'].map((name, index) =>
          pcEnding(`pc-${index}`, name, 12),
        ),
      ),
    },
  },
  async play() {
    await reads('4 máy sắp hết giờ');
    await reads(/^Máy bàn phím \d\d:39, Máy dựng A \d\d:39, Máy dựng B \d\d:39 và 1 máy nữa$/);
    await press('Xem lịch hết hạn');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Lịch hết hạn' })).toBeVisible());
  },
};
