import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/Dates/DateRangeField',
  tags: ['stable'],
  component: DateRangeField,
  args: { label: 'Ngày bắt đầu thuê', onValueChange: fn() },
  decorators: [
    (Story) => (
      <Column width={440}>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar's code is loaded on the first press. */
const slowly = { timeout: 10_000 };

/** Each end separately; an open end is ''. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Từ ngày' }), '1/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-11-01', '']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Đến ngày' }), '20/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2026-11-01', '2026-11-20']);
  },
};

/** One end limits the other, in the calendar too, which shows the range. */
export const Limited: Story = {
  parameters: { docs: { story: { inline: false, height: '540px' } } },
  args: { defaultValue: ['2026-11-09', '2026-11-20'] },
  async play({ canvas }) {
    const to = canvas.getByRole('textbox', { name: 'Đến ngày' });
    await userEvent.clear(to);
    await userEvent.type(to, '8/11/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription('Đến ngày: ngày phải từ 09/11/2026 trở đi.');
    await expect(canvas.getByRole('textbox', { name: 'Từ ngày' })).not.toBeInvalid();
    await userEvent.clear(to);
    await userEvent.type(to, '20/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Mở lịch, đến ngày' }));
    const calendar = await screen.findByRole('dialog', { name: 'Lịch, đến ngày' }, slowly);
    await waitFor(
      () => expect(within(calendar).getByRole('button', { name: /, 20 tháng 11/ })).toHaveFocus(),
      slowly,
    );
    await expect(within(calendar).getByRole('button', { name: /, 8 tháng 11/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const States: Story = {
  render: () => (
    <>
      <DateRangeField label="Ngày bắt đầu thuê" hint="Để trống là không giới hạn." />
      <DateRangeField
        label="Ngày bắt đầu thuê"
        defaultValue={['2026-11-01', '2026-11-20']}
        issue={{ status: 'invalid', message: 'Chọn khoảng không quá 31 ngày.' }}
      />
      <DateRangeField
        label="Ngày bắt đầu thuê"
        defaultValue={['2026-11-01', '2026-11-20']}
        disabled
      />
      <DateRangeField label="Ngày bắt đầu thuê" hideLabel defaultValue={['2026-11-01', '']} />
    </>
  ),
};

export const Narrow: Story = {
  args: {
    label: 'Ngày bắt đầu thuê máy chủ riêng theo đơn đã được xác nhận',
    hint: 'Để trống là không giới hạn ở đầu đó; hai đầu đều được tính.',
  },
  render: (args) => (
    <Column width={272}>
      <DateRangeField {...args} />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Thời gian bắt đầu thuê của những đơn đã được xác nhận',
    fromLabel: 'Từ ngày đơn đầu tiên được xác nhận',
    toLabel: 'Đến hết ngày đơn cuối cùng được xác nhận',
    issue: {
      status: 'invalid',
      message: 'Khoảng thời gian dài quá 31 ngày. Chọn lại một trong hai đầu, hoặc xem từng tháng.',
    },
  },
  render: (args) => (
    <Column width={240}>
      <DateRangeField {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};
