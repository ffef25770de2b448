import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { radioGroupPairs } from './RadioGroup.pairs.tsx';

const ways = [
  { value: 'email', label: 'Email', detail: 'Gửi tới quo•••@vidu.vn, thường trong một phút' },
  { value: 'portal', label: 'Trong cổng', detail: 'Chỉ thấy khi bạn đang đăng nhập' },
  { value: 'phone', label: 'Tin nhắn', detail: 'Cần số điện thoại đã xác thực', disabled: true },
];

const meta = {
  title: 'Components/Choices/RadioGroup',
  tags: ['stable'],
  component: RadioGroup,
  parameters: { pairs: radioGroupPairs },
  args: { label: 'Báo cho bạn khi máy sắp hết giờ', options: ways, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows move and choose, over what cannot be chosen; the second line describes. */
export const Default: Story = {
  args: { defaultValue: 'email' },
  async play({ canvas, args }) {
    await userEvent.tab();
    const mail = canvas.getByRole('radio', { name: 'Email' });
    await expect(mail).toHaveFocus();
    await expect(mail).toHaveAccessibleDescription(/thường trong một phút$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('portal');
    await userEvent.click(canvas.getByText('Gửi tới quo•••@vidu.vn, thường trong một phút'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email');
  },
};

function ReasonForm() {
  const form = useForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason === undefined ? 'Vui lòng chọn lý do' : undefined,
    }),
    onSubmit: () => {},
  });
  return (
    <Form form={form} aria-label="Xóa PC">
      <RadioGroup
        name="reason"
        label="Vì sao bạn xóa máy này?"
        options={[
          { value: 'done', label: 'Đã dùng xong' },
          { value: 'slow', label: 'Máy chậm hơn mong đợi' },
          { value: 'other', label: 'Lý do khác' },
        ]}
      />
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  );
}

/** A refused submit leads to the first choice. */
export const InForm: Story = {
  render: () => <ReasonForm />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Đã dùng xong' })).toHaveFocus());
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Vui lòng chọn lý do');
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-invalid', 'false');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={360}>
      <RadioGroup {...args} defaultValue="portal" hint="Đổi được bất cứ lúc nào" />
      <RadioGroup {...args} issue={{ status: 'invalid', message: 'Vui lòng chọn một cách' }} />
      <RadioGroup {...args} issue={{ status: 'warn', message: 'Bạn chưa chọn cách nào' }} />
      <RadioGroup {...args} disabled defaultValue="email" />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={240}>
      <RadioGroup
        label="Cách chúng tôi báo cho bạn khi thời gian thuê máy sắp hết"
        defaultValue="a"
        options={[
          {
            value: 'a',
            label: 'Gửi email ngay khi còn sáu mươi phút, mười phút và một phút',
            detail: 'Không gửi trong khoảng từ 23h00 đến 8h30 nếu bạn đã tắt thông báo ban đêm',
          },
          { value: 'b', label: 'Không báo' },
        ]}
      />
    </Column>
  ),
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(240);
  },
};
