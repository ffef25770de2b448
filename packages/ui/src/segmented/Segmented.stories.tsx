import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { groundOf } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { Segmented } from './Segmented.tsx';
import { segmentedPairs } from './Segmented.pairs.tsx';

const units = [
  { value: 'hour', label: 'Giờ', note: '18.000 VNĐ' },
  { value: 'day', label: 'Ngày', note: '210.000 VNĐ' },
  { value: 'month', label: 'Tháng', note: '3.400.000 VNĐ' },
];

const meta = {
  title: 'Components/Choices/Segmented',
  tags: ['stable'],
  component: Segmented,
  parameters: { pairs: segmentedPairs },
  args: { label: 'Thuê theo', options: units, defaultValue: 'hour', onValueChange: fn() },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows move and choose; the price belongs to the choice's name. */
export const Default: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Thuê theo' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Giờ 18.000 VNĐ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Ngày 210.000 VNĐ' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day');
    await userEvent.click(canvas.getByText('Tháng'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={420}>
      <Segmented {...args} />
      <Segmented
        label="Trạng thái"
        defaultValue="all"
        options={[
          { value: 'all', label: 'Tất cả' },
          { value: '1', label: 'Đang Thuê' },
          { value: '0', label: 'Kết Thúc' },
        ]}
      />
      <Segmented
        {...args}
        options={[...units.slice(0, 2), { value: 'month', label: 'Tháng', disabled: true }]}
      />
      <Segmented {...args} disabled />
    </Column>
  ),
};

/** Of a disabled group the chosen segment keeps its edge and no light of its own. */
export const Disabled: Story = {
  render: (args) => (
    <EveryTheme width={320}>
      <Segmented {...args} />
      <Segmented {...args} disabled />
    </EveryTheme>
  ),
  async play({ canvas }) {
    for (const theme of canvas.getAllByRole('region')) {
      const chosen = within(theme).getAllByRole('radio', { name: /^Giờ/ });
      for (const radio of chosen) {
        const segment = radio.parentElement ?? radio;
        const track = segment.parentElement ?? segment;
        const shines = groundOf(segment) !== groundOf(track);
        await expect(shines, theme.ariaLabel ?? '').toBe(!radio.matches(':disabled'));
        await expect(getComputedStyle(segment).borderColor).not.toBe(
          getComputedStyle(track).backgroundColor,
        );
      }
    }
  },
};

export const LongVietnamese: Story = {
  args: {
    label: 'Đơn vị thời gian thuê của máy “Nghiêng nghiêng Ẩn Ức”',
    options: [
      { value: 'hour', label: 'Theo giờ', note: '118.000 VNĐ' },
      { value: 'day', label: 'Theo ngày', note: '1.210.000 VNĐ' },
      { value: 'month', label: 'Theo tháng', note: '13.400.000 VNĐ' },
    ],
  },
  render: (args) => (
    <Column width={272}>
      <Segmented {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

/** Below the group is its hint, or what is wrong. */
export const Messages: Story = {
  render: (args) => (
    <Column width={420}>
      <Segmented {...args} hint="Giá theo tháng rẻ hơn khi thuê từ 12 ngày" />
      <Segmented
        {...args}
        issue={{ status: 'invalid', message: 'Gói này không cho thuê theo tháng' }}
      />
    </Column>
  ),
};
