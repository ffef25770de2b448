import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { IconBuildingBank } from '../icon/generated/IconBuildingBank.ts';
import { disabledRecedes } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { Select } from './Select.tsx';
import { selectPairs } from './Select.pairs.tsx';

const banks = [
  { value: '970436', label: 'Vietcombank' },
  { value: '970407', label: 'Techcombank' },
  { value: '970418', label: 'BIDV' },
];

const meta = {
  title: 'Components/Choices/Select',
  tags: ['stable'],
  component: Select,
  parameters: { pairs: selectPairs },
  args: {
    label: 'Ngân hàng nhận',
    options: banks,
    placeholder: 'Chọn ngân hàng',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, args }) {
    const select = canvas.getByRole('combobox', { name: 'Ngân hàng nhận' });
    await expect(select).toHaveDisplayValue('Chọn ngân hàng');
    await userEvent.selectOptions(select, 'Techcombank');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('970407');
    await expect(select).toHaveDisplayValue('Techcombank');
  },
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
      <Select name="bankId" label="Ngân hàng nhận" options={banks} placeholder="Chọn ngân hàng" />
      <SubmitButton>Tạo mã QR</SubmitButton>
    </Form>
  );
}

/** In a form the placeholder is nothing chosen, and a refused submit leads to it. */
export const InForm: Story = {
  render: () => <BankForm />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo mã QR' }));
    const select = await canvas.findByRole('combobox', { description: 'Vui lòng chọn ngân hàng' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'BIDV');
    await expect(select).toHaveAttribute('aria-invalid', 'false');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <Select {...args} />
      <Select {...args} defaultValue="970436" icon={<IconBuildingBank />} />
      <Select {...args} disabled hint="Nhập số tiền từ 50.000 VNĐ để chọn ngân hàng" />
      <Select {...args} issue={{ status: 'invalid', message: 'Vui lòng chọn ngân hàng' }} />
    </Column>
  ),
};

/** What cannot be chosen from is a well, in the dark as well; its words can be read. */
export const Disabled: Story = {
  render: (args) => (
    <EveryTheme width={280}>
      <Select {...args} />
      <Select {...args} disabled />
      <Select {...args} disabled defaultValue="970436" icon={<IconBuildingBank />} />
    </EveryTheme>
  ),
  play: disabledRecedes('combobox'),
};

export const LongVietnamese: Story = {
  args: {
    options: [
      {
        value: 'long',
        label:
          'Ngân hàng Thương mại Cổ phần Đầu tư và Phát triển Việt Nam, chi nhánh Sở giao dịch 1',
      },
    ],
    defaultValue: 'long',
  },
  render: (args) => (
    <Column width={260}>
      <Select {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(
      260,
    );
  },
};
