import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, reads, says } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const refused = { status: 500, message: 'Có lỗi xảy ra' } as const;
const none = { body: { data: [], total_page: 0 } } as const;

/** The statement beside the recharge history: everything that changed the balance, by month. */
const meta = {
  title: 'Screens/Statement',
  component: PortalPage,
  args: { path: '/payment-history?view=statement' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contract's examples do not explain the balance: the difference is a separate line. */
export const Ready: Story = {
  async play() {
    const table = await screen.findByRole('table', { name: 'Sao kê' });
    await expect(table).toHaveTextContent('Không có trong dữ liệu');
    await expect(table).toHaveTextContent('ước tính');
    await reads(/^Tính lùi từ số dư/);
  },
};

export const AllMonths: Story = {
  args: { path: '/payment-history?view=statement&month=all' },
  play: says(/^Tính lùi từ số dư/),
};

/** Where the money goes, as pictures in place of the list, which comes back. */
export const BackFromPictures: Story = {
  args: { path: '/payment-history?view=statement&pictures=open' },
  async play() {
    await expect(
      await screen.findByRole('img', { name: 'Chi tiêu theo tháng' }),
    ).toHaveAccessibleDescription(/^\d+ tháng, tổng cộng /);
    await expect(screen.queryByRole('table', { name: 'Sao kê' })).toBeNull();
    await press('Xem danh sách');
    await screen.findByRole('table', { name: 'Sao kê' });
  },
};

/** Where the money goes, as pictures in place of the list. */
export const Pictures: Story = {
  args: { path: '/payment-history?view=statement&pictures=open' },
  async play() {
    await screen.findByRole('img', { name: 'Chi tiêu theo tháng' });
    await screen.findByRole('img', { name: 'Số dư' });
  },
};

/** Without the machines there is no estimate of the balance, and what has been is there. */
export const PicturesWithoutMachines: Story = {
  args: {
    path: '/payment-history?view=statement&pictures=open&days=365',
    answers: { listImages: refused },
  },
  async play() {
    await reads(/^Chưa tải được đủ các máy bạn đang thuê/);
    await expect(await screen.findByRole('img', { name: 'Số dư' })).toBeVisible();
  },
};

/** A month without entries; the difference is shown all the same. */
export const QuietMonth: Story = {
  args: { path: '/payment-history?view=statement&month=2027-01' },
  async play() {
    await reads(/^Kỳ này không có khoản nào/);
    await reads(/^Không có trong dữ liệu: /);
  },
};

/** Everything is explained: no line for a difference, no estimate. */
export const NewAccount: Story = {
  args: {
    answers: {
      listRecharges: none,
      listOrders: none,
      listVpsOrders: none,
      listCloudImages: none,
    },
  },
  play: says(/^Tính lùi từ số dư/),
};

export const Reading: Story = {
  args: { answers: { listOrders: 'never' } },
  async play() {
    await expect(
      await screen.findByRole('progressbar', { name: 'Đang tải sao kê' }),
    ).toBeInTheDocument();
  },
};

/** A list that could not be read: named with its reason, and never shown as complete. */
export const Incomplete: Story = {
  args: { answers: { listVpsOrders: refused } },
  async play() {
    await reads(/chưa đầy đủ/);
    await reads(/đơn VPS \(Có lỗi xảy ra\)/);
  },
};

/** Without the balance there is nothing to compute back from; it can be read again. */
export const Failed: Story = {
  args: { answers: { getMyAccount: ['example', refused] } },
  async play() {
    await reads('Chưa tải được sao kê');
    await screen.findByRole('button', { name: /Tải lại|Thử lại/ });
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: says(/^Tính lùi từ số dư/),
};
