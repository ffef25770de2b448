import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { disabledRecedes } from '../testing/drawn-colours.ts';
import { Column, EveryTheme, staysInFrame } from '../testing/StoryFrame.tsx';
import { SearchField } from './SearchField.tsx';
import { searchFieldPairs } from './SearchField.pairs.tsx';

const meta = {
  title: 'Components/Text fields/SearchField',
  tags: ['stable'],
  component: SearchField,
  parameters: { pairs: searchFieldPairs },
  args: { label: 'Tìm trong log', placeholder: 'Mã log, nhóm hoặc nội dung', onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searched once typing pauses, and only with the last text; the focus stays. */
export const Default: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole('searchbox', { name: 'Tìm trong log' });
    await userEvent.type(input, 'G1080');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('G1080'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
    await userEvent.type(input, ' ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** Enter does not wait; × and Escape clear at once and keep the focus in the box. */
export const EnterAndClear: Story = {
  async play({ canvas, args }) {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'lỗi{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('lỗi');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa nội dung tìm' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'a{Escape}');
    await expect(input).toHaveValue('');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="6740d5aa9f0b7c13" />
      <SearchField {...args} hideLabel />
      <SearchField {...args} disabled />
    </Column>
  ),
};

/** What cannot be searched is a well, in the dark as well; its words can be read. */
export const Disabled: Story = {
  render: (args) => (
    <EveryTheme width={280}>
      <SearchField {...args} />
      <SearchField {...args} disabled />
      <SearchField {...args} disabled defaultValue="6740d5aa9f0b7c13" />
    </EveryTheme>
  ),
  play: disabledRecedes('searchbox'),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Tìm theo mã log, tên nhóm máy hoặc nội dung của dòng log',
    hint: 'Không phân biệt chữ hoa và chữ thường.',
    defaultValue: 'Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn',
  },
  render: (args) => (
    <Column width={240}>
      <SearchField {...args} />
    </Column>
  ),
  play: staysInFrame,
};

/** Below the box is its hint, or what is wrong. */
export const Messages: Story = {
  render: (args) => (
    <Column width={320}>
      <SearchField {...args} hint="Không phân biệt chữ hoa và chữ thường" />
      <SearchField
        {...args}
        defaultValue="*"
        issue={{ status: 'warn', message: 'Nhập ít nhất hai ký tự' }}
      />
    </Column>
  ),
};
