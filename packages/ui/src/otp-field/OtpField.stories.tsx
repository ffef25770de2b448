import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { OtpField } from './OtpField.tsx';
import { otpFieldPairs } from './OtpField.pairs.tsx';

const hint = 'Mã gồm 6 chữ số đã gửi tới quo•••@vidu.vn. Bạn có thể dán cả mã.';

const meta = {
  title: 'Components/Text fields/OtpField',
  tags: ['stable'],
  component: OtpField,
  parameters: { pairs: otpFieldPairs },
  args: { label: 'Mã OTP', hint, onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only digits are taken; the sixth one calls `onComplete`. */
export const Default: Story = {
  async play({ canvas, args }) {
    const code = canvas.getByRole('textbox', { name: 'Mã OTP' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAccessibleDescription(hint);
    await userEvent.type(code, '4a0 7-18');
    await expect(code).toHaveValue('40718');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await expect(args.onComplete).toHaveBeenLastCalledWith('407182');
    await userEvent.keyboard('9');
    await expect(code).toHaveValue('407182');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** As in the picture of the dialog: four digits are in, the caret waits in the fifth box. */
export const HalfWay: Story = {
  args: { defaultValue: '4071' },
  async play({ canvas }) {
    const code: HTMLInputElement = canvas.getByRole('textbox');
    code.focus();
    code.setSelectionRange(4, 4);
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** The whole text is selected when the field is reached with Tab, as in any input; typing replaces it. */
export const Selected: Story = {
  args: { defaultValue: '407182' },
  async play({ canvas }) {
    await userEvent.tab();
    const code: HTMLInputElement = canvas.getByRole('textbox');
    await expect(code).toHaveFocus();
    code.select();
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={420}>
      <OtpField {...args} label="Trống" />
      <OtpField {...args} label="Đủ số" defaultValue="407182" />
      <OtpField
        {...args}
        label="Sai mã"
        defaultValue="407182"
        issue={{ status: 'invalid', message: 'Mã OTP không đúng. Kiểm tra email rồi nhập lại.' }}
      />
      <OtpField
        {...args}
        label="Thiếu số"
        defaultValue="4071"
        issue={{ status: 'warn', message: 'Mã OTP gồm 6 chữ số' }}
      />
      <OtpField {...args} label="Đang kiểm tra" defaultValue="407182" busy />
      <OtpField {...args} label="Không dùng được" disabled hint="Gửi lại mã để nhập tiếp." />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Sai mã' })).toHaveAccessibleDescription(
      'Mã OTP không đúng. Kiểm tra email rồi nhập lại.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Đang kiểm tra' })).toHaveAttribute(
      'readonly',
    );
    await expect(canvas.getByText('Đang kiểm tra mã…', { selector: 'output' })).toBeInTheDocument();
  },
};

interface Code {
  readonly otp: string;
}

function CodeForm({ onSubmit }: { readonly onSubmit: (values: Code) => void }) {
  const form = useForm<Code>({
    initialValues: { otp: '' },
    validate: ({ otp }) => ({ otp: otp?.length === 6 ? undefined : 'Mã OTP gồm 6 chữ số' }),
    onSubmit,
  });
  return (
    <Column width={390}>
      <Form form={form} aria-label="Nhập mã OTP">
        <OtpField name="otp" label="Mã OTP" hint={hint} onComplete={() => void form.submit()} />
        <SubmitButton size="l" width="full">
          Xác nhận
        </SubmitButton>
      </Form>
    </Column>
  );
}

const onSubmit = fn<(values: Code) => void>();

/** In a form: the sixth digit may send it; a code that is too short is reported beside it and gets the focus. */
export const InForm: Story = {
  render: () => <CodeForm onSubmit={onSubmit} />,
  async play({ canvas }) {
    onSubmit.mockClear();
    const code = canvas.getByRole('textbox', { name: 'Mã OTP' });
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('Mã OTP gồm 6 chữ số');
    await userEvent.keyboard('407182');
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ otp: '407182' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongVietnamese: Story = {
  render: (args) => (
    <Column width={272}>
      <OtpField
        {...args}
        label="Mã xác thực dùng một lần đã gửi tới email bạn đăng ký"
        aside="Còn hiệu lực 04:32"
        defaultValue="4071"
        issue={{
          status: 'invalid',
          message:
            'Mã OTP đã hết hiệu lực. Bấm Gửi lại mã, chờ email mới rồi nhập đủ sáu chữ số của mã mới nhất.',
        }}
      />
    </Column>
  ),
  async play({ canvas }) {
    const frame = canvas.getByRole('textbox').closest('div')?.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(272);
  },
};
