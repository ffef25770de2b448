import type { Meta, StoryObj } from '@storybook/react-vite';
import { notRentedImage, readyImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageKey } from '../src/boot/language.ts';
import { openDialog, press, reads } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const english = { language: 'en' };
const phone = { ...english, viewport: { value: 'phone' } };
const id = notRentedImage._id;

/** The portal for people who do not read Vietnamese; any other story is shown in English with _Language_ in the toolbar. */
const meta = {
  title: 'Screens/English',
  component: PortalPage,
  args: { path: '/' },
  globals: english,
  async beforeEach(context) {
    const leave = await serveAnswers(context);
    return async () => {
      await leave();
      // A choice that the story has made is kept for the next visit, and there is none.
      document.cookie = `${languageKey}=; Path=/; Max-Age=0`;
    };
  },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyPcs: Story = {
  async play() {
    await expect(await screen.findByRole('list', { name: 'Rent GPU PCs' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    const menu = screen.getByRole('navigation', { name: 'Main menu', hidden: true });
    // It is loaded with the account.
    await waitFor(() => expect(menu).toHaveTextContent('Rental contract'));
  },
};

export const MyPcsOnAPhone: Story = { ...MyPcs, globals: phone };

/** Each language is named in its own words, the current one is marked. */
export const LanguageChoice: Story = {
  args: { path: '/log-management' },
  async play() {
    await press(/Đỗ Quốc Bửu/);
    const spoken = await screen.findByRole('menuitem', { name: 'English In use' });
    await waitFor(() => expect(spoken).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Tiếng Việt' })).toBeVisible();
  },
};

export const LanguageChoiceOnAPhone: Story = {
  args: { path: '/log-management' },
  globals: phone,
  async play() {
    await press(/^Menu/);
    await openDialog('Đỗ Quốc Bửu');
    await expect(screen.getByRole('button', { name: 'Language English' })).toBeVisible();
  },
};

export const Login: Story = {
  args: { path: '/login', visitor: 'guest' },
  async play() {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  },
};

/** The switch back is in Vietnamese, for people who look for it; what was typed stays. */
export const BackToVietnamese: Story = {
  args: { path: '/login', visitor: 'guest' },
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'demo');
    await press('Tiếng Việt');
    const name = await screen.findByRole('textbox', { name: 'Tên đăng nhập' });
    await expect(name).toHaveValue('demo');
    await expect(document.documentElement).toHaveAttribute('lang', 'vi');
  },
};

/** The messages of the schemas are Vietnamese, and are translated. */
export const RefusedForm: Story = {
  args: { path: '/register', visitor: 'guest' },
  async play() {
    await press('Sign up');
    await reads('Enter your email');
    await reads('Agree to the terms of use');
  },
};

export const LoginRefused: Story = {
  args: {
    path: '/login',
    visitor: 'guest',
    answers: { login: { status: 401, message: 'Sai tên đăng nhập hoặc mật khẩu' } },
  },
  globals: phone,
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'demo');
    await userEvent.type(screen.getByLabelText('Password'), 'long-forgotten');
    await press('Log in');
    await reads('Wrong username or password');
  },
};

export const RentDialog: Story = {
  args: { path: `/?rent=${id}`, answers: { listImages: listOf(notRentedImage) } },
  async play() {
    await openDialog(/^Rent “/);
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Number of hours' }), '3');
    await expect(screen.getByRole('button', { name: '3 hours' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^Rent, pay .*VND$/ })).toBeVisible();
  },
};

export const ExtendDialogOnAPhone: Story = {
  args: { path: `/?extend=${id}`, answers: { listImages: listOf(readyImage) } },
  globals: phone,
  async play() {
    await openDialog(/^Extend “/);
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Number of hours' }), '3');
    await reads('Balance after extending');
  },
};

/** A sentence of the server that has no English stays unchanged, and is marked as Vietnamese for screen readers. */
export const UnknownRefusal: Story = {
  args: {
    path: `/?rent=${id}`,
    answers: {
      listImages: listOf(notRentedImage),
      createOrder: { status: 409, message: 'Đêm nay kho máy đóng cửa để kiểm kê' },
    },
  },
  async play() {
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Number of hours' }), '3');
    await press(/^Rent, pay/);
    await reads('The machine was not rented.');
    const dialog = within(await openDialog(/^Rent “/));
    const refusal = await dialog.findByText('Đêm nay kho máy đóng cửa để kiểm kê');
    await expect(refusal).toHaveAttribute('lang', 'vi');
  },
};

export const Empty: Story = {
  args: { answers: { listImages: { example: 'noRows' } } },
  async play() {
    await expect(await screen.findByText('No data')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { listImages: { status: 500, message: 'Có lỗi xảy ra' } } },
  globals: phone,
  async play() {
    await reads('The list of machines has not loaded');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible());
  },
};
