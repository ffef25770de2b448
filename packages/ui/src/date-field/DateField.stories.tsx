import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { DateField } from './DateField.tsx';
import { dateFieldPairs } from './DateField.pairs.tsx';

const meta = {
  title: 'Components/Dates/DateField',
  tags: ['stable'],
  component: DateField,
  args: { label: 'Ngày cấp', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Column width={280}>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar's code is loaded on the first press. */
const slowly = { timeout: 10_000 };

/** Typed in any usual way; written in full when the field is left. */
export const Default: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole('textbox', { name: 'Ngày cấp' });
    await userEvent.type(input, '5/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.tab();
    await expect(input).toHaveValue('05/11/2026');
    await expect(canvas.getByRole('button', { name: 'Mở lịch, ngày cấp' })).toHaveFocus();
  },
};

/** The calendar is open, its first stop the chosen day. */
export const Open: Story = {
  parameters: { pairs: dateFieldPairs, docs: { story: { inline: false, height: '520px' } } },
  args: { defaultValue: '2026-11-05', hint: 'Như trên giấy tờ.' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch, ngày cấp' }));
    const calendar = await screen.findByRole('dialog', { name: 'Lịch, ngày cấp' }, slowly);
    await waitFor(
      () => expect(within(calendar).getByRole('button', { name: /, 5 tháng 11/ })).toHaveFocus(),
      slowly,
    );
  },
};

/** Days outside the limits cannot be chosen, and a typed one is refused in words. */
export const Limits: Story = {
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { defaultValue: '2026-11-12', min: '2026-11-10', max: '2026-11-20' },
  async play({ canvas }) {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '21/11/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Ngày không được sau 20/11/2026.');
    await userEvent.clear(input);
    await userEvent.type(input, '12/11/2026');
    await userEvent.click(canvas.getByRole('button'));
    const calendar = await screen.findByRole('dialog', {}, slowly);
    await waitFor(
      () => expect(within(calendar).getByRole('button', { name: /12 tháng 11/ })).toHaveFocus(),
      slowly,
    );
    const day = (number: number) =>
      within(calendar).getByRole('button', { name: new RegExp(`${number} tháng 11`, 'u') });
    await expect(day(21)).toHaveAttribute('aria-disabled', 'true');
    // Fainter in every theme: the greys of `contrast` are all near black.
    await expect(Number(getComputedStyle(day(21)).opacity)).toBeLessThan(1);
    await expect(getComputedStyle(day(13)).opacity).toBe('1');
  },
};

export const States: Story = {
  render: () => (
    <>
      <DateField label="Ngày cấp" hint="Như trên giấy tờ." />
      <DateField label="Ngày cấp" defaultValue="2026-11-05" />
      <DateField
        label="Ngày cấp"
        issue={{ status: 'invalid', message: 'Vui lòng nhập ngày cấp' }}
      />
      <DateField
        label="Ngày cấp"
        defaultValue="2016-11-05"
        issue={{ status: 'warn', message: 'Giấy tờ sắp hết hạn' }}
      />
      <DateField label="Ngày cấp" defaultValue="2026-11-05" disabled hint="Không đổi được" />
      <DateField label="Ngày cấp" defaultValue="2026-11-05" readOnly aside="Chỉ đọc" />
    </>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Ngày cấp của giấy tờ tùy thân như đã được xác thực trước đây',
    aside: 'Không bắt buộc với tài khoản cũ',
    defaultValue: '31/02/2026',
    hint: 'Ghi đúng như trên mặt sau của thẻ; nếu giấy tờ mờ, hãy liên hệ hỗ trợ để được hướng dẫn.',
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await userEvent.tab();
    const frame = canvas.getByRole('textbox').closest('div')?.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(280);
  },
};
