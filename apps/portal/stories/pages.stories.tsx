import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusedAccount } from '@tram/machines/kyc-otp/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { fill, openDialog, reads } from './page/interactions.ts';
import { accountOf } from './page/identity-interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const headed = (name: string | RegExp) => async () => {
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
};

/** Pages that are no lists: the landing page, login and registration, the placeholder of the API, and what is shown instead of a page. */
const meta = {
  title: 'Screens/Pages',
  component: PortalPage,
  args: { path: '/home', visitor: 'guest' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { play: headed(/Thuê máy trạm/) };

/** The prices could not be read; the rest of the page is shown. */
export const HomeWithoutPrices: Story = {
  args: { answers: { listPackages: { status: 500, message: 'Có lỗi xảy ra' } } },
  play: headed(/Thuê máy trạm/),
};

export const Login: Story = { args: { path: '/login' }, play: headed('Đăng nhập') };

export const LoginRefused: Story = {
  args: {
    path: '/login',
    answers: { login: { status: 401, message: 'Sai tên đăng nhập hoặc mật khẩu' } },
  },
  async play() {
    const form = within(await screen.findByRole('form', { name: 'Đăng nhập' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Tên đăng nhập' }), 'demo');
    await userEvent.type(form.getByLabelText('Mật khẩu'), 'quen-mat-roi');
    await userEvent.click(form.getByRole('button', { name: 'Đăng nhập' }));
    await reads('Sai tên đăng nhập hoặc mật khẩu');
  },
};

export const Register: Story = { args: { path: '/register' }, play: headed('Tạo tài khoản') };

/** After a registration: open the link in the mail. */
export const VerificationDialog: Story = {
  args: { path: '/register', answers: { register: { body: { message: 'Đăng ký thành công' } } } },
  async play() {
    const form = within(await screen.findByRole('form', { name: 'Tạo tài khoản' }));
    const values = {
      'Tên đăng nhập': 'quocbuu',
      'Họ và tên': 'Đỗ Quốc Bửu',
      Email: 'buu@example.com',
      'Số điện thoại': '0901234567',
      'Mật khẩu': 'mat-khau-cua-toi',
      'Nhập lại mật khẩu': 'mat-khau-cua-toi',
    };
    for (const [label, text] of Object.entries(values))
      await fill(form.getByLabelText(label), text);
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: 'Đăng ký' }));
    await openDialog('Kiểm tra email để xác minh tài khoản');
  },
};

export const Api: Story = { args: { path: '/api', visitor: 'customer' }, play: headed('API') };

export const NotFound: Story = {
  args: { path: '/nowhere', visitor: 'customer' },
  play: headed('Oops!'),
};

/** A screen that throws while rendering, here because a reason is no text. A cell or card of a list would not take down its screen. */
export const RouteFailure: Story = {
  args: {
    path: '/identity-verification',
    visitor: 'customer',
    answers: accountOf(refusedAccount, { reasonFailKyc: {} }),
  },
  play: headed('Unexpected Application Error!'),
};
