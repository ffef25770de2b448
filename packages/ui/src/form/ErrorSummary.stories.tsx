import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldRow } from './FieldRow.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

interface Person {
  readonly fullName: string;
  readonly id: string;
  readonly address: string;
  readonly isConfirmed: boolean;
}

function PersonForm({
  width,
  idLabel = 'Số căn cước',
  message = 'Vui lòng nhập địa chỉ như trên căn cước',
}: {
  readonly width: number;
  /** Names the second field in the summary. */
  readonly idLabel?: string;
  /** What is wrong with the address. */
  readonly message?: string;
}) {
  const form = useForm<Person>({
    initialValues: { fullName: '', id: '', address: '', isConfirmed: false },
    validate: ({ fullName, id, address, isConfirmed }) => ({
      fullName: fullName === undefined ? 'Không được để trống' : undefined,
      id: id === undefined ? 'Không được để trống' : undefined,
      address: address === undefined ? message : undefined,
      isConfirmed: isConfirmed === true ? undefined : 'Yêu cầu xác nhận',
    }),
    onSubmit: () => undefined,
  });
  return (
    <Column width={width}>
      <Form form={form} aria-label="Thông tin cá nhân">
        <ErrorSummary form={form} labels={{ fullName: 'Họ và tên', id: idLabel }} />
        <FieldRow>
          <TextField name="fullName" label="Họ và tên" />
          <TextField name="id" label="Số căn cước" />
        </FieldRow>
        <TextField name="address" label="Địa chỉ" />
        <Checkbox name="isConfirmed" label="Tôi xác nhận thông tin trên là đúng" />
        <SubmitButton>Gửi</SubmitButton>
      </Form>
    </Column>
  );
}

const meta = {
  title: 'Components/Forms/ErrorSummary',
  tags: ['stable'],
  component: PersonForm,
  subcomponents: { ErrorSummary },
  args: { width: 560 },
} satisfies Meta<typeof PersonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A refused submit: every field that is wrong, one press away; the list becomes shorter as they are corrected. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    const summary = await canvas.findByRole('group', { name: 'Còn 4 mục cần sửa' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Còn 4 mục cần sửa');
    await waitFor(() => expect(canvas.getByLabelText('Họ và tên')).toHaveFocus());
    await userEvent.keyboard('Nguyễn Thị Ẩn');
    await expect(summary).toHaveAccessibleName('Còn 3 mục cần sửa');
    await userEvent.click(canvas.getByRole('button', { name: 'Yêu cầu xác nhận' }));
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Số căn cước: Không được để trống' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Số căn cước')).toHaveFocus();
    await userEvent.keyboard('079123456789');
    await userEvent.type(canvas.getByLabelText('Địa chỉ'), 'Hà Nội');
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await userEvent.clear(canvas.getByLabelText('Địa chỉ'));
    await userEvent.clear(canvas.getByLabelText('Số căn cước'));
    await canvas.findByRole('group', { name: 'Còn 2 mục cần sửa' });
  },
};

export const Phone: Story = {
  args: { width: 288 },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await canvas.findByRole('group', { name: 'Còn 4 mục cần sửa' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Messages take as many lines as they need, one press each. */
export const LongVietnamese: Story = {
  args: {
    width: 288,
    idLabel: 'Số căn cước công dân gắn chíp hoặc số định danh cá nhân',
    message:
      'Vui lòng nhập địa chỉ thường trú đúng như trên căn cước, kể cả tên thôn xóm và phường xã đã đổi',
  },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await canvas.findByRole('group', { name: 'Còn 4 mục cần sửa' });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
