import type { Meta, StoryObj } from '@storybook/react-vite';
import { readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen, within } from 'storybook/test';
import { openDialog, pressIn, reads } from './page/interactions.ts';
import type { StoryAnswers } from './page/answers.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

/** When every machine ends, on one axis of time (`?expiry=open`). */
const meta = {
  title: 'Screens/Expiry calendar',
  component: PortalPage,
  args: { path: '/?expiry=open' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = 'Lịch hết hạn';
const refused = { status: 500, message: 'Có lỗi xảy ra' } as const;
const nothing: StoryAnswers = {
  listImages: listOf(),
  listOrders: listOf(),
  listVpsOrders: listOf(),
  listCloudImages: listOf(),
};

/** A PC whose end the server reports this late, or not at all. */
function endingAt(name: string, id: number, end: string | null) {
  return {
    ...readyImage,
    _id: `6740a1f2c3d4e5f6071829${id}`,
    name,
    estimate_used: end,
    ssh: null,
  };
}

/** Machines of every kind: an hour, a day and months on one axis. */
export const Ready: Story = {
  async play() {
    const inside = within(await openDialog(dialog));
    const [first] = within(inside.getByRole('list', { name: 'Máy theo giờ hết hạn' })).getAllByRole(
      'link',
    );
    // What ends first is first, has the focus, and says its end in words.
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleName(/^Gia hạn .+, hết hạn \d\d:\d\d \d\d\/\d\d\/\d{4}$/);
  },
};

/** An end that is near, one within the day, one beyond the axis, one being made, and one that is unknown. */
export const Ends: Story = {
  args: {
    answers: {
      ...nothing,
      listImages: listOf(
        endingAt('Dựng phim ngắn “Ẩn Ức”', 71, '2026-11-20T09:31:00.000Z'),
        endingAt('Render Tết 2027', 72, '2026-11-20T10:10:00.000Z'),
        endingAt('Lookdev Phố Cổ', 73, '2026-11-21T05:00:00.000Z'),
        endingAt('Máy dựng nhạc', 74, '2027-02-20T05:00:00.000Z'),
        endingAt('Máy thử', 75, null),
        { ...waitingImage, _id: '6740a1f2c3d4e5f607182976', name: 'Máy mới' },
      ),
    },
  },
  async play() {
    const inside = within(await openDialog(dialog));
    await expect(inside.getByRole('radio', { name: '24 giờ' })).toBeChecked();
    const apart = within(inside.getByRole('region', { name: 'Chưa biết giờ hết hạn' }));
    await expect(apart.getByRole('link', { name: 'Gia hạn Máy thử' })).toBeVisible();
    await pressIn(dialog, 'Lưu vào lịch');
    await reads('Đã tải file lịch');
  },
};

export const Empty: Story = {
  args: { answers: nothing },
  async play() {
    const inside = within(await openDialog(dialog));
    await expect(inside.getByText('Không có dữ liệu')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Lưu vào lịch' })).toBeNull();
  },
};

/** One list could not be read: what is known stays, and it says what is missing. */
export const Partly: Story = {
  args: { answers: { listVpsOrders: refused } },
  async play() {
    const inside = within(await openDialog(dialog));
    await expect(inside.getByText(/Chưa tải được hết danh sách VPS/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: {
      listImages: refused,
      listOrders: refused,
      listVpsOrders: refused,
      listCloudImages: refused,
    },
  },
  async play() {
    await openDialog(dialog);
    await expect(
      (await screen.findAllByRole('button', { name: 'Tải lại' })).length,
    ).toBeGreaterThan(0);
  },
};

/** A list is loading: the dialog appears with all of them. */
export const Loading: Story = {
  args: { answers: { listVpsOrders: 'never' } },
  async play() {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Nothing can be read again: the ends stay, with the time of the last read. */
export const Stale: Story = {
  args: {
    answers: {
      listImages: ['example', refused],
      listOrders: ['example', refused],
      listVpsOrders: ['example', refused],
      listCloudImages: ['example', refused],
    },
  },
  async play() {
    const inside = within(await openDialog(dialog));
    await expect(inside.getByText(/^Cập nhật lúc \d\d:\d\d$/)).toBeVisible();
    await expect(inside.getAllByRole('link', { name: /^Gia hạn/ }).length).toBeGreaterThan(0);
  },
};
