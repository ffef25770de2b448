import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { longName } from '../testing/long-name.ts';
import { checkboxGroupPairs } from './CheckboxGroup.pairs.tsx';

const hardware = [
  { value: 'ssd', label: 'SSD 500GB' },
  { value: 'ram', label: 'RAM 32GB' },
  { value: 'gpu', label: 'GPU thứ hai', disabled: true },
];

const meta = {
  title: 'Components/Choices/CheckboxGroup',
  tags: ['stable'],
  component: CheckboxGroup,
  parameters: { pairs: checkboxGroupPairs },
  args: { label: 'Thêm phần cứng', options: hardware, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The value keeps the order of the options. */
export const Default: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('group', { name: 'Thêm phần cứng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RAM 32GB' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'SSD 500GB' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ssd', 'ram']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RAM 32GB' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['ssd']);
  },
};

function ConsentForm({ onSubmit }: { readonly onSubmit: (consent: readonly string[]) => void }) {
  const form = useForm<{ readonly consent: readonly string[] }>({
    initialValues: { consent: [] },
    validate: ({ consent = [] }) => ({
      consent: consent.length === 0 ? 'Bạn cần đồng ý với điều khoản dịch vụ' : undefined,
    }),
    onSubmit: ({ consent }) => onSubmit(consent),
  });
  return (
    <Form form={form} aria-label="Đăng ký">
      <CheckboxGroup
        name="consent"
        label="Điều khoản"
        hideLabel
        options={[
          {
            value: 'terms',
            label: (
              <>
                Tôi đã đọc và đồng ý với <a href="/terms">điều khoản dịch vụ</a>
              </>
            ),
          },
        ]}
      />
      <SubmitButton>Đăng ký</SubmitButton>
    </Form>
  );
}

/** A consent is a group of one: it must be checked, and a refused submit leads to it. */
export const Consent: Story = {
  render: ({ onValueChange }) => <ConsentForm onSubmit={(consent) => onValueChange?.(consent)} />,
  async play({ canvas, args }) {
    const box = canvas.getByRole('checkbox', { name: /đồng ý/ });
    await expect(box).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Điều khoản' })).toHaveAccessibleDescription(
      'Bạn cần đồng ý với điều khoản dịch vụ',
    );
    await userEvent.keyboard(' ');
    await expect(box).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['terms']));
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <CheckboxGroup {...args} defaultValue={['ssd']} hint="Giá cộng vào mỗi lần gia hạn" />
      <CheckboxGroup {...args} issue={{ status: 'warn', message: 'Chọn ít nhất một phần cứng' }} />
      <CheckboxGroup {...args} disabled defaultValue={['ram']} />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Phần cứng muốn thêm cho máy dựng phim “Nghiêng nghiêng Ẩn Ức”',
    hint: 'Giá cộng vào mỗi lần gia hạn; phần cứng được lắp khi máy tắt.',
    options: [
      { value: 'ssd', label: 'Ổ cứng SSD 2 TB để lưu bản dựng và các bộ phim đã kết xuất' },
      { value: 'gpu', label: 'GPU thứ hai (đang hết, sẽ mở lại khi có máy)', disabled: true },
    ],
  },
  render: (args) => (
    <Column width={272}>
      <CheckboxGroup {...args} />
    </Column>
  ),
  play: staysInFrame,
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: { label: longName, hint: longName, options: [{ value: 'long', label: longName }] },
  render: (args) => (
    <Column width={272}>
      <CheckboxGroup {...args} />
    </Column>
  ),
};
