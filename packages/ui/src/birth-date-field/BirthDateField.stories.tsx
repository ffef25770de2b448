import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { BirthDateField } from './BirthDateField.tsx';

const meta = {
  title: 'Components/Dates/BirthDateField',
  tags: ['stable'],
  component: BirthDateField,
  args: { label: 'Ngày sinh', max: '2026-11-21', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Column width={280}>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof BirthDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With or without separators; written in full when the field is left. */
export const Default: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole('textbox', { name: 'Ngày sinh' });
    await expect(input).toHaveAttribute('autocomplete', 'bday');
    await userEvent.type(input, '01021990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-02-01');
    await userEvent.tab();
    await expect(input).toHaveValue('01/02/1990');
  },
};

/** The error appears once the field is left, and disappears with the first correct character. */
export const NoSuchDay: Story = {
  async play({ canvas }) {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '29/02/1990');
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Không có ngày 29/02/1990. Kiểm tra lại ngày và tháng.',
    );
  },
};

export const States: Story = {
  render: () => (
    <>
      <BirthDateField label="Ngày sinh" hint="Như trên giấy tờ." />
      <BirthDateField label="Ngày sinh" defaultValue="1994-05-17" />
      <BirthDateField
        label="Ngày sinh"
        issue={{ status: 'invalid', message: 'Vui lòng nhập ngày sinh' }}
      />
      <BirthDateField label="Ngày sinh" defaultValue="1994-05-17" disabled hint="Không đổi được" />
    </>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Ngày, tháng, năm sinh đúng như trên giấy tờ tùy thân đã được xác thực',
    aside: 'Không bắt buộc với tài khoản cũ',
    issue: {
      status: 'invalid',
      message: 'Ngày sinh chưa khớp với giấy tờ đã gửi. Kiểm tra lại ngày, tháng và năm.',
    },
  },
};
