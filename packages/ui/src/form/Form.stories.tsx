import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm, useFormState, type ServerErrors } from './useForm.ts';

interface SignUp {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface SampleProps {
  /** Stands for the server. */
  readonly onSubmit: (values: SignUp) => Promise<ServerErrors<SignUp> | undefined>;
}

function SignUpSample({ onSubmit }: SampleProps) {
  const form = useForm<SignUp>({
    initialValues: { username: '', email: '', password: '' },
    validate: ({ username, email, password }) => ({
      username: username === undefined ? 'Vui lòng nhập tên đăng nhập' : undefined,
      email: email?.includes('@') === true ? undefined : 'Email chưa đúng định dạng',
      password: password === undefined ? 'Vui lòng nhập mật khẩu' : undefined,
    }),
    onSubmit,
  });
  const { error } = useFormState(form);
  return (
    <Column width={480}>
      <Form form={form} aria-label="Tạo tài khoản">
        <FieldRow>
          <TextField
            name="username"
            label="Tên đăng nhập"
            hint="Từ 3 đến 20 ký tự"
            autoComplete="username"
          />
          <TextField name="email" type="email" label="Email" autoComplete="email" />
        </FieldRow>
        <PasswordField name="password" label="Mật khẩu" autoComplete="new-password" />
        {error !== undefined && <p role="alert">{error}</p>}
        <SubmitButton size="l" width="full">
          Đăng ký
        </SubmitButton>
      </Form>
    </Column>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  tags: ['stable'],
  component: SignUpSample,
  subcomponents: { Form, FieldRow, SubmitButton },
  args: { onSubmit: fn<SampleProps['onSubmit']>(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof SignUpSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No error before a field is left; afterwards it is updated while typing, in the place of the hint. */
// @spec 5.38 5.41
export const Default: Story = {
  async play({ canvas }) {
    const username = canvas.getByRole('textbox', { name: 'Tên đăng nhập' });
    await expect(username).toBeRequired();
    await expect(username).toHaveAccessibleDescription('Từ 3 đến 20 ký tự');
    await userEvent.click(username);
    await userEvent.keyboard('a{Backspace}');
    await expect(username).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập'),
    );
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(username, 'q');
    await waitFor(() => expect(username).toHaveAccessibleDescription('Từ 3 đến 20 ký tự'));
    await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('aria-invalid', 'false');
  },
};

/** A submit shows every error and moves the focus to the first; the handler is not called. */
// @spec 5.40
export const RefusedSubmit: Story = {
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tên đăng nhập' }), 'quocbuu');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng ký' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Email chưa đúng định dạng');
    await expect(canvas.getByText('Vui lòng nhập mật khẩu')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

async function fillIn(canvas: { getByLabelText: (text: string) => HTMLElement }): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Tên đăng nhập'), 'quocbuu');
  await userEvent.type(canvas.getByLabelText('Email'), 'quocbuu@vidu.vn');
  await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'bi-mat');
}

/** What the server refused stays beside its field, through edits and blurs of others, until that value changes. */
export const ServerErrorSurvivesOtherFields: Story = {
  args: {
    onSubmit: fn<SampleProps['onSubmit']>(() =>
      Promise.resolve({ fields: { username: 'Tên đăng nhập đã có người dùng' } }),
    ),
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    const username = canvas.getByRole('textbox', { name: 'Tên đăng nhập' });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Tên đăng nhập đã có người dùng');
    await userEvent.tab();
    await userEvent.keyboard('quocbuu2@vidu.vn');
    await userEvent.tab();
    await expect(username).toHaveAccessibleDescription('Tên đăng nhập đã có người dùng');
    await userEvent.type(username, '2');
    await expect(username).toHaveAttribute('aria-invalid', 'false');
  },
};

/** The server of the story answers when the story says so. */
let answer = (): void => {};
let answered: Promise<void> = Promise.resolve();

/** Busy while it is being sent, sent once, and not emptied afterwards. */
export const SentOnceAndKept: Story = {
  args: {
    onSubmit: fn<SampleProps['onSubmit']>(async () => {
      await answered;
      return { form: 'Máy chủ đang bận, thử lại sau ít phút.' };
    }),
  },
  beforeEach() {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
  async play({ canvas, args }) {
    await fillIn(canvas);
    const button = canvas.getByRole('button', { name: 'Đăng ký' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Đang gửi…'));
    answer();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Máy chủ đang bận, thử lại sau ít phút.',
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAccessibleName('Đăng ký'));
    await expect(canvas.getByLabelText('Tên đăng nhập')).toHaveValue('quocbuu');
  },
};

/** Fields of a row are below each other where there is no room for two. */
export const Narrow: Story = {
  ...RefusedSubmit,
  globals: { viewport: { value: 'mobile1' } },
};

function LongSample() {
  const form = useForm({ initialValues: { name: '', place: '' }, onSubmit: () => {} });
  return (
    <Column width={288}>
      <Form form={form} aria-label="Xác thực danh tính">
        <FieldRow>
          <TextField
            name="name"
            label="Họ và tên đầy đủ đúng như trên căn cước công dân gắn chíp"
            hint="Viết có dấu, không viết tắt, kể cả khi tên dài hơn một dòng của căn cước."
          />
          <TextField
            name="place"
            label="Nơi cấp căn cước công dân"
            required={false}
            issue={{
              status: 'invalid',
              message:
                'Nơi cấp phải ghi đúng như mặt sau căn cước, ví dụ “Cục Cảnh sát QLHC về TTXH”',
            }}
          />
        </FieldRow>
        <SubmitButton size="l" width="full">
          Gửi thông tin và ký hợp đồng thuê máy với Công ty Nghiêng Thuở Trường Khuya
        </SubmitButton>
      </Form>
    </Column>
  );
}

/** Labels, hints and messages take as many lines as they need. */
export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <LongSample />,
  play: staysInFrame,
};
