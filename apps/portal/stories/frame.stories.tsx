import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { openDialog, press, pressIn, reads } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const phone = { viewport: { value: 'phone' } };

/** What is around every screen of a customer (specification, sections 1 and 4): notification, menus, and what a session says. */
const meta = {
  title: 'Screens/Frame',
  component: PortalPage,
  args: { path: '/log-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bell fetches the operator's notification again. */
// @spec 4.10
export const NotificationDialog: Story = {
  async play() {
    await press(/^Thông báo/);
    await pressIn('Thông báo', 'Mở thông báo');
    await openDialog('Bảo trì đêm 25/11');
  },
};

/** The token is no longer accepted: what is on the screen stays. */
export const SessionEnded: Story = {
  args: {
    answers: {
      listLogs: [
        'example',
        { status: 401, message: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại' },
      ],
    },
  },
  async play() {
    await expect(await screen.findByRole('button', { name: 'Đăng nhập lại' })).toBeVisible();
  },
};

export const AccountFailed: Story = {
  args: { answers: { getMyAccount: { status: 500, message: 'Có lỗi xảy ra' } } },
  async play() {
    await reads(/^Chưa tải được thông tin tài khoản/);
  },
};

/** On a phone the menu is a drawer. */
export const PhoneMenu: Story = {
  globals: phone,
  async play() {
    await press(/^Menu/);
    await openDialog('Đỗ Quốc Bửu');
  },
};

/** On a phone the filters of a list are a sheet. */
export const PhoneFilters: Story = {
  args: { path: '/order-management' },
  globals: phone,
  async play() {
    await press('Lọc');
    await openDialog('Lọc đơn PC');
  },
};
