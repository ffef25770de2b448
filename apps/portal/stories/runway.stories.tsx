import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitingImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { examples } from 'virtual:contract-examples';
import { openDialog, press, reads } from './page/interactions.ts';
import type { PlainAnswer } from './page/answers.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const panel = 'Giờ thuê và số dư';

/** The words in the top bar, behind the panel too. */
const inTopBar = () => within(screen.getByRole('banner', { hidden: true }));
const refused = { status: 500, message: 'Có lỗi xảy ra' } as const;
const none = { body: { data: [], total_page: 0 } } as const;

/** The account of the contract's examples with another balance, VND. */
function accountWith(balance: number): PlainAnswer {
  const [account] = Object.values(examples['getMyAccount']?.examples ?? {});
  return { body: { ...Object(account), balance } };
}

/** Which machine ends first: a few words in the top bar, and their panel. */
const meta = {
  title: 'Screens/Runway',
  component: PortalPage,
  args: { path: '/log-management?runway=open' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What ends first, what extending all costs, and each machine with a link to its extension. */
export const Ready: Story = {
  async play() {
    const inside = within(await openDialog(panel));
    await expect(inside.getByText('Hết giờ sớm nhất: Render Tết 2027')).toBeVisible();
    await expect(inside.getByText(/^Tốn 570\.000\sVNĐ$/)).toBeVisible();
    await expect(inside.getByText('Máy chỉ được giữ khi bạn gia hạn.')).toBeVisible();
    for (const link of inside.getAllByRole('link', { name: 'Gia hạn Render Tết 2027' })) {
      await expect(link).toHaveAttribute('href', '/?extend=6740c1e29f0b7a4100000020');
    }
    await expect(inside.getByText(/cập nhật lúc \d\d:\d\d\.$/)).toBeInTheDocument();
  },
};

/** A balance that pays for nothing is no debt: what extending costs is said, and leads to a top-up of what it takes. */
export const Short: Story = {
  args: { answers: { getMyAccount: accountWith(0) } },
  async play() {
    await reads(/^Hết giờ sớm nhất: /);
    const inside = within(await openDialog(panel));
    const [topUp] = inside.getAllByRole('button', { name: /^Nạp [\d.]+\sVNĐ$/ });
    await expect(document.body.textContent).not.toMatch(/thiếu|nợ/i);
    await userEvent.click(topUp ?? inside.getByText('Số dư đủ'));
    await openDialog('Nạp tiền');
  },
};

/** More than a year ahead nothing is worked out. */
export const Beyond: Story = {
  args: { answers: { getMyAccount: accountWith(9_000_000_000) } },
  async play() {
    const inside = within(await openDialog(panel));
    await expect(inside.getByText(/đủ gia hạn mọi máy hơn 1 năm/)).toBeVisible();
  },
};

/** On a phone the words are beside the balance, and the panel is a sheet. */
export const OnAPhone: Story = {
  args: { path: '/log-management' },
  globals: { viewport: { value: 'phone' } },
  async play() {
    await reads(/^Hết giờ sớm nhất: /);
    await press(/^Số dư /);
    await openDialog(panel);
  },
};

/** A list could not be read: the panel says which, the bar says nothing. */
export const Partly: Story = {
  args: { answers: { listVpsOrders: refused } },
  async play() {
    const inside = within(await openDialog(panel));
    await expect(inside.getByText('Chưa tải được hết danh sách VPS.')).toBeVisible();
    await expect(inTopBar().queryByText(/^Hết giờ/)).toBeNull();
  },
};

/** A machine without a known end is named, and not counted. */
export const NoEnds: Story = {
  args: {
    answers: {
      listImages: listOf({ ...waitingImage, estimate_used: null }),
      listOrders: none,
      listVpsOrders: none,
      listCloudImages: none,
    },
  },
  async play() {
    const inside = within(await openDialog(panel));
    await expect(inside.getByText(/^Chưa máy nào có lúc hết giờ/)).toBeVisible();
    await expect(inside.getByText('Đang tạo máy')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    answers: { listImages: none, listOrders: none, listVpsOrders: none, listCloudImages: none },
  },
  async play() {
    const inside = within(await openDialog(panel));
    await expect(inside.getByText(/^Bạn chưa thuê máy nào/)).toBeVisible();
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
    const inside = within(await openDialog(panel));
    await expect(inside.getByRole('button', { name: 'Tải lại' })).toBeVisible();
  },
};

/** A list is loading: the panel appears with the whole answer, and the bar says nothing before. */
export const Loading: Story = {
  args: { answers: { listVpsOrders: 'never' } },
  async play() {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(inTopBar().queryByText(/^Hết giờ/)).toBeNull();
  },
};

/** Nothing can be read again: the estimate stays, with the time of the last read. */
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
    const inside = within(await openDialog(panel));
    await expect(inside.getByText(/^Ước tính .*, cập nhật lúc \d\d:\d\d$/)).toBeVisible();
    await expect(inside.getByText(/^Hết giờ sớm nhất: /)).toBeVisible();
  },
};
