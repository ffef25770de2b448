import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { groundOf } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { TextField } from './TextField.tsx';
import { textFieldPairs } from './TextField.pairs.tsx';

const meta = {
  title: 'Components/Text fields/TextField',
  tags: ['stable'],
  component: TextField,
  parameters: { pairs: textFieldPairs },
  args: { label: 'Số điện thoại', type: 'tel', hint: 'Từ 10 đến 12 chữ số', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Alone it holds its own value. */
export const Default: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole('textbox', { name: 'Số điện thoại' });
    await userEvent.type(input, '0901');
    await expect(input).toHaveValue('0901');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0901');
    await expect(input).toHaveAccessibleDescription('Từ 10 đến 12 chữ số');
    await expect(input).not.toBeRequired();
  },
};

// @spec 2.113
export const States: Story = {
  render: () => (
    <Column width={320}>
      <TextField
        label="Số điện thoại"
        type="tel"
        defaultValue="0901 234"
        hint="Từ 10 đến 12 chữ số"
      />
      <TextField
        label="Email"
        type="email"
        defaultValue="quocbuu@vidu"
        issue={{ status: 'invalid', message: 'Email chưa đúng định dạng' }}
      />
      <TextField
        label="Tên PC"
        placeholder="Ví dụ: Render Tết"
        issue={{ status: 'warn', message: 'Yêu cầu nhập tên PC' }}
      />
      <TextField label="Tên đăng nhập" defaultValue="quocbuu" disabled hint="Không đổi được" />
      <TextField label="Mã đơn" defaultValue="6740d5aa9f0b7c13" readOnly aside="Chỉ đọc" />
      <TextField label="Lọc theo tên" hideLabel placeholder="Lọc theo tên" />
    </Column>
  ),
};

/** What can be read and copied, but not changed, lies in a well with a hairline around it; an error keeps its edge. */
export const ReadOnly: Story = {
  render: () => (
    <EveryTheme width={280}>
      <TextField label="Tên máy" defaultValue="Render Tết 2027" />
      <TextField label="Mã đơn" defaultValue="6740d5aa9f0b7c13" readOnly aside="Chỉ đọc" />
      <TextField
        label="Mã máy"
        defaultValue="6740c1"
        readOnly
        issue={{ status: 'invalid', message: 'Mã máy không còn' }}
      />
      <TextField label="Tên đăng nhập" defaultValue="quocbuu" disabled />
    </EveryTheme>
  ),
  async play({ canvas }) {
    for (const theme of canvas.getAllByRole('region')) {
      const field = (name: string) => within(theme).getByRole('textbox', { name });
      const edge = (name: string) =>
        getComputedStyle(field(name).parentElement ?? field(name)).borderColor;
      await expect(groundOf(field('Mã đơn')), theme.ariaLabel ?? '').not.toBe(
        groundOf(field('Tên máy')),
      );
      await expect(new Set(['Tên máy', 'Mã đơn', 'Mã máy'].map(edge)).size).toBe(3);
      await expect(getComputedStyle(field('Mã đơn')).color).toBe(
        getComputedStyle(field('Tên máy')).color,
      );
    }
  },
};

/** Nothing is cut at a limit: the field says when it is reached, and how much is too much. */
export const Limit: Story = {
  render: () => (
    <Column width={320}>
      <TextField label="Tên PC" defaultValue="Dựng phim Tết" limit={20} hint="Để bạn nhận ra máy" />
      <TextField label="Tên VPS" defaultValue="Dựng phim Tết" limit={13} />
      <TextField label="Tên máy cloud" defaultValue="Dựng phim Tết 2027" limit={13} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Tên VPS' })).toHaveAccessibleDescription(
      'Đã đủ 13 ký tự',
    );
    await expect(canvas.getByRole('textbox', { name: 'Tên máy cloud' })).toBeInvalid();
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={272}>
      <TextField
        label="Họ và tên đầy đủ như trên giấy tờ tùy thân đã được xác thực"
        aside="Không bắt buộc với tài khoản cũ"
        defaultValue="Nguyễn Phương Thảo Nguyên Ẫn Ường Nghiêng Trường Khuyến"
        issue={{
          status: 'invalid',
          message:
            'Họ và tên chưa khớp với giấy tờ đã gửi. Kiểm tra lại dấu, khoảng trắng và thứ tự họ, đệm, tên.',
        }}
      />
    </Column>
  ),
  async play({ canvas }) {
    const frame = canvas.getByRole('textbox').closest('div')?.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(272);
  },
};
