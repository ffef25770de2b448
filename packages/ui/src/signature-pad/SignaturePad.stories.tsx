import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { drawSignature } from '../testing/sample-signature.ts';
import { SignaturePad } from './SignaturePad.tsx';

const meta = {
  title: 'Components/Files/SignaturePad',
  tags: ['stable'],
  component: SignaturePad,
  args: { label: 'Chữ ký', onValueChange: fn() },
  render: (args) => (
    <Column width={720}>
      <SignaturePad {...args} />
    </Column>
  ),
} satisfies Meta<typeof SignaturePad>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn with a pointer; the value is a PNG in a data URL. */
export const Default: Story = {
  async play({ canvas, args }) {
    await drawSignature(canvas.getByRole('img', { name: 'Chữ ký: chưa ký' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Chữ ký: đã ký' })).toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    await expect(canvas.getByRole('button', { name: 'Ký lại' })).toBeVisible();
    // The icon of the button below begins where the pad and its label begin.
    const icon = canvas.getByRole('button', { name: /^Gõ tên/ }).querySelector('svg');
    const label = canvas.getByText('Chữ ký');
    await expect(Math.round(icon?.getBoundingClientRect().left ?? 0)).toBe(
      Math.round(label.getBoundingClientRect().left),
    );
  },
};

/** With the keyboard alone: the typed name is drawn on the same pad. */
export const TypedName: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gõ tên thay cho ký tay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Họ và tên người ký' }),
      'Đỗ Quốc Bửu',
    );
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Chữ ký: đã ký' })).toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^data:image\/png;base64,/),
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={480}>
      <SignaturePad {...args} />
      <SignaturePad
        {...args}
        label="Chưa ký"
        issue={{ status: 'invalid', message: 'Yêu cầu ký tên' }}
      />
      <SignaturePad
        {...args}
        label="Còn thiếu"
        issue={{ status: 'warn', message: 'Ký tên để tiếp tục' }}
      />
      <SignaturePad {...args} label="Không dùng được" disabled hint="Đang chờ duyệt." />
    </Column>
  ),
};

interface Contract {
  readonly signature_image: string;
}

const onSubmit = fn<(values: Contract) => void>();

function ContractForm() {
  const form = useForm<Contract>({
    initialValues: { signature_image: '' },
    validate: ({ signature_image: image }) => ({
      signature_image: image === undefined ? 'Yêu cầu ký tên' : undefined,
    }),
    onSubmit,
  });
  return (
    <Column width={390}>
      <Form form={form} aria-label="Ký hợp đồng">
        <SignaturePad name="signature_image" label="Chữ ký" />
        <SubmitButton size="l" width="full">
          Tải lên và xác minh
        </SubmitButton>
      </Form>
    </Column>
  );
}

/** In a form: a missing signature is reported below, and the focus goes to where a keyboard can give one. */
export const InForm: Story = {
  render: () => <ContractForm />,
  async play({ canvas }) {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên và xác minh' }));
    const type = canvas.getByRole('button', { name: 'Gõ tên thay cho ký tay' });
    await waitFor(() => expect(type).toHaveFocus());
    await expect(type).toHaveAccessibleDescription('Yêu cầu ký tên');
    await drawSignature(canvas.getByRole('img'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên và xác minh' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith({
        signature_image: expect.stringMatching(/^data:image\/png;base64,/),
      }),
    );
  },
};

export const LongVietnamese: Story = {
  render: (args) => (
    <Column width={272}>
      <SignaturePad
        {...args}
        label="Chữ ký của người thuê thiết bị, như trên giấy tờ tùy thân"
        issue={{
          status: 'invalid',
          message: 'Yêu cầu ký tên. Ký trong khung, hoặc gõ đầy đủ họ và tên thay cho ký tay.',
        }}
      />
    </Column>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gõ tên thay cho ký tay' }));
    await userEvent.type(
      canvas.getByRole('textbox'),
      'Nguyễn Phương Thảo Nguyên Ẫn Ường Nghiêng Trường Khuyến',
    );
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(272);
  },
};
