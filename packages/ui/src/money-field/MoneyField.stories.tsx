import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { MoneyField } from './MoneyField.tsx';
import { moneyFieldPairs } from './MoneyField.pairs.tsx';

const usualAmounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000];

const meta = {
  title: 'Components/Text fields/MoneyField',
  tags: ['stable'],
  component: MoneyField,
  parameters: { pairs: moneyFieldPairs },
  args: {
    label: 'Số tiền',
    hint: 'Nạp ít nhất 50.000 VNĐ.',
    onValueChange: fn(),
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Digits are grouped while they are typed, in the middle too; the value is an integer, null while there is none. */
export const Default: Story = {
  async play({ canvas, args }) {
    const input: HTMLInputElement = canvas.getByRole('textbox', { name: 'Số tiền' });
    await userEvent.type(input, '500000');
    await expect(input).toHaveValue('500.000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
    await expect(input).toHaveValue('5.009.000');
    await expect(input.selectionStart).toBe(5);
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveAccessibleDescription('VNĐ Nạp ít nhất 50.000 VNĐ.');
  },
};

/** An amount of the row is one press; the row shows which one it is. */
export const UsualAmounts: Story = {
  args: { usualAmounts, size: 'l' },
  render: (args) => (
    <Column width={420}>
      <MoneyField {...args} />
    </Column>
  ),
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: '500.000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('500.000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500_000);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('500.000');
    await userEvent.type(canvas.getByRole('textbox'), '0');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};

function parseShort(text: string): number | null {
  const thousands = /^(\d+)k$/.exec(text.trim())?.[1];
  if (thousands !== undefined) return Number(thousands) * 1000;
  const digits = text.replaceAll('.', '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** With a custom `parse` it accepts '50k' as well: it stays as typed until the field is left. */
export const ShortForms: Story = {
  args: { parse: parseShort },
  async play({ canvas, args }) {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '50k');
    await expect(input).toHaveValue('50k');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50_000);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('50.000'));
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <MoneyField {...args} defaultValue={1_284_500} />
      <MoneyField
        {...args}
        defaultValue={20_000}
        issue={{ status: 'invalid', message: 'Nạp tối thiểu 50.000đ' }}
      />
      <MoneyField {...args} defaultValue={500_000} usualAmounts={usualAmounts} size="l" disabled />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Số tiền muốn nạp vào tài khoản của nhóm “Dựng phim ngắn Ẩn Ức”',
    aside: 'Ít nhất 50.000 VNĐ',
    usualAmounts,
    defaultValue: 1_234_567_890,
    issue: {
      status: 'invalid',
      message: 'Mỗi lần nạp tối đa 500.000.000đ; hãy chia thành nhiều lần nạp',
    },
  },
  render: (args) => (
    <Column width={240}>
      <MoneyField {...args} />
    </Column>
  ),
  play: staysInFrame,
};
