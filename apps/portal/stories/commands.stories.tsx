import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { openDialog, press, pressIn } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const phone = { viewport: { value: 'phone' } };

/** Every screen, machine and action, found by typing. */
const meta = {
  title: 'Screens/Commands',
  component: PortalPage,
  args: { path: '/user-guide-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<void> {
  // Its code is loaded when the first screen is idle, and then the shortcut works.
  await screen.findByRole('button', { name: 'Tìm lệnh' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await openDialog('Tìm lệnh');
}

/** Opened by Ctrl or Cmd + K, or from the side menu. */
export const Open: Story = {
  async play() {
    await open();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Quản lý đơn PC' })).toBeVisible();
  },
};

/** Words without diacritics find the actions that a machine's state allows. */
export const Typed: Story = {
  async play() {
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'gia han');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Gia hạn/));
  },
};

/** What is typed before the palette has come, at once after the keys, is what its search begins with. */
export const TypedAhead: Story = {
  async play() {
    await screen.findByRole('button', { name: 'Tìm lệnh' });
    await userEvent.keyboard('{Control>}k{/Control}sao kex{Backspace}');
    await openDialog('Tìm lệnh');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('sao ke'));
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('combobox')).toHaveValue('sao ke ');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Sao kê/));
  },
};

/** An action is found by the words of its button, too. */
export const OtherWords: Story = {
  async play() {
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'doi ip');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Xoay IP/));
  },
};

/** Esc before it has come: nothing opens, and the keys are the page's again. */
export const LeftBeforeItCame: Story = {
  async play() {
    await screen.findByRole('button', { name: 'Tìm lệnh' });
    await userEvent.keyboard('{Control>}k{/Control}sao{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await expect(screen.getByRole('combobox')).toHaveValue('');
  },
};

export const NothingFound: Story = {
  async play() {
    await open();
    await userEvent.type(screen.getByRole('combobox'), 'kho bạc');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** On a phone it is in the menu. */
export const Phone: Story = {
  globals: phone,
  async play() {
    await press(/^Menu/);
    await pressIn('Đỗ Quốc Bửu', 'Tìm lệnh');
    await openDialog('Tìm lệnh');
  },
};

/** The machines are loading, or could not be read: the screens are listed all the same. */
export const WithoutMachines: Story = {
  args: {
    answers: {
      listImages: 'never',
      listVpsOrders: { status: 500, message: 'Có lỗi xảy ra' },
      listCloudImages: { status: 500, message: 'Có lỗi xảy ra' },
    },
  },
  async play() {
    await open();
    await expect(screen.getByRole('option', { name: 'Quản lý đơn PC' })).toBeVisible();
    await userEvent.type(screen.getByRole('combobox'), 'reset');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
