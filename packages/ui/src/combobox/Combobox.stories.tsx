import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Combobox } from './Combobox.tsx';
import { sampleBanks, sampleMachines, sampleParts } from '../testing/sample-options.ts';

const thousands = sampleMachines(10_000);

const meta = {
  title: 'Components/Choices/Combobox',
  tags: ['stable'],
  component: Combobox,
  args: {
    label: 'Ngân hàng nhận',
    options: sampleBanks,
    placeholder: 'Chọn hoặc gõ để tìm',
    onValueChange: fn(),
  },
  render: (args) => (
    <Column width={360}>
      <Combobox {...args} />
    </Column>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Text typed without diacritics finds words with them; Enter chooses and the list closes. */
export const Typing: Story = {
  args: { label: 'Phần cứng', options: sampleParts },
  async play({ canvas, args }) {
    const box = canvas.getByRole('combobox', { name: 'Phần cứng' });
    await userEvent.type(box, 'o cung');
    const list = await screen.findByRole('listbox', { name: 'Phần cứng' });
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await expect(screen.getByRole('status')).toHaveTextContent('2 kết quả');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('disk-2');
    await expect(box).toHaveValue('Ổ cứng SSD 2 TB');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveFocus();
  },
};

/** Open with a choice: it is marked, and typing replaces it. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: { defaultValue: 'tcb' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'));
    const active = await screen.findByRole('option', { selected: true });
    await expect(active).toHaveTextContent('Techcombank');
    // The keyboard is somewhere else, so that only its colours show the active row: an edge in every theme.
    await expect(getComputedStyle(active).boxShadow).toContain('inset');
  },
};

export const NothingFound: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  async play({ canvas, args }) {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'kho bạc');
    await expect(await screen.findByRole('status')).toHaveTextContent('Không có dữ liệu');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { options: [], busy: true },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('status')).toHaveTextContent('Đang tải…');
  },
};

/** Ten thousand options: a few dozen rows are in the page, and the last is one key away. */
export const TenThousand: Story = {
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: { label: 'Máy', options: thousands },
  async play({ canvas, args }) {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(60));
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Máy 10000 / })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pc-10000');
    await userEvent.click(box);
  },
};

/** On phones the box opens a sheet that searches; × leaves the choice as it was. */
export const Sheet: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultValue: 'tcb' },
  async play({ canvas, args }) {
    const box = canvas.getByRole('combobox', { name: 'Ngân hàng nhận' });
    await userEvent.click(box);
    const sheet = await screen.findByRole('dialog', { name: 'Ngân hàng nhận' });
    const search = within(sheet).getByRole('combobox', { name: 'Ngân hàng nhận' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('Techcombank');
    await userEvent.click(box);
    const again = within(await screen.findByRole('dialog'));
    await userEvent.type(again.getByRole('combobox'), 'quan doi');
    await userEvent.click(screen.getByRole('option', { name: /^MB Bank/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mb');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('MB Bank');
    await userEvent.click(box);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <Combobox {...args} hint="Gõ tên hoặc viết tắt" />
      <Combobox {...args} defaultValue="vcb" />
      <Combobox {...args} defaultValue="vcb" required />
      <Combobox {...args} issue={{ status: 'invalid', message: 'Vui lòng chọn ngân hàng' }} />
      <Combobox {...args} issue={{ status: 'warn', message: 'Ngân hàng này nhận tiền chậm' }} />
      <Combobox {...args} disabled hint="Nhập số tiền từ 50.000 VNĐ để chọn ngân hàng" />
    </Column>
  ),
};

function BankForm() {
  const form = useForm({
    initialValues: { bankId: '' },
    validate: ({ bankId }) => ({
      bankId: bankId === undefined ? 'Vui lòng chọn ngân hàng' : undefined,
    }),
    onSubmit: () => {},
  });
  return (
    <Form form={form} aria-label="Nạp tiền">
      <Combobox name="bankId" label="Ngân hàng nhận" options={sampleBanks} />
      <SubmitButton>Tạo mã QR</SubmitButton>
    </Form>
  );
}

/** In a form: a refused submit focuses it, and Enter in an open list does not submit. */
export const InForm: Story = {
  render: () => <BankForm />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã QR' }));
    const box = await canvas.findByRole('combobox', { description: 'Vui lòng chọn ngân hàng' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('quan doi{Enter}');
    await expect(box).toHaveValue('MB Bank');
    await expect(box).toHaveAttribute('aria-invalid', 'false');
  },
};

function DialogWithList() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nạp tiền</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Nạp tiền"
        footer={<Button theme="primary">Tạo mã QR</Button>}
      >
        <Combobox label="Ngân hàng nhận" options={sampleBanks} />
      </Dialog>
    </>
  );
}

/** In a dialog the list can be used, and Esc closes one level at a time. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: () => <DialogWithList />,
  async play() {
    const box = await screen.findByRole('combobox', { name: 'Ngân hàng nhận' });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: /^BIDV/ }));
    await expect(box).toHaveValue('BIDV');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
  },
};

export const LongVietnamese: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    label: 'Ngân hàng nhận tiền của đơn vị vận hành, đúng như trên giấy phép',
    options: [
      {
        value: 'long',
        label:
          'Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam, chi nhánh Sở giao dịch 1',
        detail: 'Nhận tiền ngoài giờ, chậm nhất là sáng ngày làm việc kế tiếp',
      },
      ...sampleBanks,
    ],
    defaultValue: 'long',
  },
  render: (args) => (
    <Column width={260}>
      <Combobox {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
