import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { TextArea } from './TextArea.tsx';
import { textAreaPairs } from './TextArea.pairs.tsx';

const meta = {
  title: 'Components/Text fields/TextArea',
  tags: ['stable'],
  component: TextArea,
  parameters: { pairs: textAreaPairs },
  args: { label: 'Ghi chú cho máy', onValueChange: fn() },
  render: (args) => (
    <Column width={360}>
      <TextArea {...args} />
    </Column>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter begins a line; the count describes, and a paste that is too long is not cut. */
export const Default: Story = {
  args: { limit: 20, hint: 'Chỉ bạn đọc được' },
  async play({ canvas, args }) {
    const area = canvas.getByRole('textbox', { name: 'Ghi chú cho máy' });
    await userEvent.type(area, 'Dựng phim{Enter}Tết');
    await expect(area).toHaveValue('Dựng phim\nTết');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Dựng phim\nTết');
    await expect(area).toHaveAccessibleDescription('Chỉ bạn đọc được 13 trên 20 ký tự');
    await userEvent.click(area);
    await userEvent.paste(' năm hai nghìn');
    await expect(area).toHaveAccessibleDescription('Chỉ bạn đọc được 27 trên 20 ký tự');
  },
};

function ReasonForm() {
  const form = useForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason === undefined ? 'Vui lòng nhập lý do' : undefined,
    }),
    onSubmit: () => {},
  });
  return (
    <Form form={form} aria-label="Xóa PC">
      <TextArea name="reason" label="Lý do" size="s" />
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  );
}

/** A refused submit leads to it. */
export const InForm: Story = {
  render: () => <ReasonForm />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    const area = canvas.getByRole('textbox', { name: 'Lý do' });
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveAccessibleDescription('Vui lòng nhập lý do');
    await userEvent.type(area, 'Đã dùng xong');
    await expect(area).toHaveAttribute('aria-invalid', 'false');
  },
};

/** It grows with its text, to half of the screen. */
export const Grows: Story = {
  args: { size: 's', defaultValue: Array.from({ length: 60 }, () => 'Một dòng').join('\n') },
  async play({ canvas }) {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight / 2 + 1);
    await expect(height).toBeGreaterThan(100);
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={360}>
      <TextArea {...args} size="s" placeholder="Ví dụ: dùng để dựng phim" />
      <TextArea {...args} defaultValue="Máy của phòng dựng." limit={200} />
      <TextArea
        {...args}
        size="s"
        defaultValue="Máy của phòng dựng."
        limit={10}
        issue={{ status: 'invalid', message: 'Ghi chú dài hơn 10 ký tự' }}
      />
      <TextArea {...args} size="s" issue={{ status: 'warn', message: 'Bạn chưa nhập ghi chú' }} />
      <TextArea {...args} size="s" disabled defaultValue="Máy của phòng dựng." />
      <TextArea {...args} size="s" readOnly defaultValue="Máy của phòng dựng." aside="Chỉ đọc" />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Lý do bạn muốn đổi họ và tên trên giấy tờ đã được xác thực',
    limit: 500,
    defaultValue:
      'Nghiêng Trường Khuyến Ẫn Ường Nguyễn Phương Thảo Nguyên đã đổi tên theo quyết định số 6740d5aa9f0b7c13/6740d5aa9f0b7c136740d5aa9f0b7c13',
  },
  render: (args) => (
    <Column width={240}>
      <TextArea {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollWidth).toBeLessThanOrEqual(240);
  },
};

/** Two, four and eight lines at first. */
export const Sizes: Story = {
  render: (args) => (
    <Column width={320}>
      <TextArea {...args} size="s" />
      <TextArea {...args} size="m" />
      <TextArea {...args} size="l" />
    </Column>
  ),
};
