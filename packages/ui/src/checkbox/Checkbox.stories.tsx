import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { Checkbox } from './Checkbox.tsx';
import { checkboxPairs } from './Checkbox.pairs.tsx';

const meta = {
  title: 'Components/Choices/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  parameters: { pairs: checkboxPairs },
  args: { label: 'Ghi nhớ lựa chọn này', onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words are part of the target; Space changes it. */
export const Default: Story = {
  async play({ canvas, args }) {
    const box = canvas.getByRole('checkbox', { name: 'Ghi nhớ lựa chọn này' });
    await userEvent.click(canvas.getByText('Ghi nhớ lựa chọn này'));
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultValue />
      <Checkbox
        {...args}
        label="Tôi xác nhận thông tin trên là đúng"
        issue={{ status: 'invalid', message: 'Yêu cầu xác nhận' }}
      />
      <Checkbox {...args} hint="Bạn đổi lại được bất cứ lúc nào" />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultValue />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={272}>
      <Checkbox
        label={
          <>
            Tôi đã đọc và đồng ý với <a href="/terms">điều khoản dịch vụ</a>, gồm việc không hoàn
            tiền sau khi đã thuê máy và việc tài khoản bị khóa vĩnh viễn khi vi phạm.
          </>
        }
      />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'điều khoản dịch vụ' })).toBeVisible();
  },
};
