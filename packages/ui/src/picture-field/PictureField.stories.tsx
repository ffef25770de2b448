import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FieldRow } from '../form/FieldRow.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { PictureField } from './PictureField.tsx';
import { chooseFiles, disguisedGif, samplePicture } from '../testing/sample-files.ts';

const required = { status: 'invalid', message: 'Yêu cầu chọn ảnh tải lên' } as const;
const note = (
  <>
    Khi chụp chân dung, cầm CCCD cùng tờ giấy ghi tay: <strong>Trạm 20/11/2026</strong>
  </>
);

const meta = {
  title: 'Components/Files/PictureField',
  tags: ['stable'],
  component: PictureField,
  args: { label: 'CCCD mặt trước', onValueChange: fn(), onRefuse: fn() },
  loaders: [
    async () => ({
      front: await samplePicture(),
      portrait: await samplePicture({
        name: 'Ảnh chân dung cầm căn cước công dân và tờ giấy ghi tay.png',
        size: [900, 1200],
        type: 'image/png',
      }),
    }),
  ],
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

function loaded(value: unknown): File {
  if (!(value instanceof File)) throw new Error('The story has no picture.');
  return value;
}

/** Choosing shows the preview, the name and the weight; a file of another kind is refused and the picture stays. */
export const Default: Story = {
  render: (args) => (
    <Column width={427}>
      <PictureField {...args} />
    </Column>
  ),
  async play({ canvas, args, loaded: { front } }) {
    const control = canvas.getByLabelText('CCCD mặt trước: Chọn ảnh');
    await expect(control).toHaveAccessibleDescription('JPEG hoặc PNG, tối đa 10\u00A0MB');
    chooseFiles(control, [loaded(front)]);
    await waitFor(() => expect(canvas.getByText('cccd-mat-truoc.jpg')).toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(front);
    await expect(canvas.getByRole('img', { name: 'Ảnh đã chọn: CCCD mặt trước' })).toBeVisible();
    chooseFiles(control, [disguisedGif()]);
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledOnce());
    await expect(canvas.getByText('cccd-mat-truoc.jpg')).toBeVisible();
    await expect(control).toHaveAccessibleDescription(/^Chỉ tải lên được ảnh JPEG hoặc PNG/);
  },
};

/** The three panels of the identity screen: chosen, refused, empty with its note. */
export const States: Story = {
  render: (args, { loaded: { front, portrait } }) => (
    <Column width={427}>
      <PictureField {...args} defaultValue={loaded(front)} />
      <PictureField {...args} label="CCCD mặt sau" issue={required} />
      <PictureField {...args} label="Chân dung cầm CCCD" subject="portrait" note={note} />
      <PictureField
        {...args}
        label="Đang tải lên"
        subject="portrait"
        defaultValue={loaded(portrait)}
        progress={0.45}
      />
      <PictureField
        {...args}
        label="Bị từ chối sau khi gửi"
        defaultValue={loaded(front)}
        issue={{ status: 'invalid', message: 'Ảnh bị lóa, không đọc được ngày cấp.' }}
      />
      <PictureField {...args} label="Không dùng được" disabled hint="Đang chờ duyệt." />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Tải lên: Đang tải lên' })).toHaveValue(
      45,
    );
    await expect(canvas.getByLabelText(/^CCCD mặt sau/)).toHaveAccessibleDescription(
      'Yêu cầu chọn ảnh tải lên',
    );
    await expect(canvas.getByLabelText(/^Chân dung cầm CCCD/)).toHaveAccessibleDescription(
      'JPEG hoặc PNG, tối đa 10\u00A0MB Khi chụp chân dung, cầm CCCD cùng tờ giấy ghi tay: Trạm 20/11/2026',
    );
  },
};

/** Under a finger the camera has its own button; with a mouse it is not there. */
export const WithCamera: Story = {
  args: { label: 'Chân dung cầm CCCD', subject: 'portrait', capture: 'user', note },
  render: (args) => (
    <Column width={358}>
      <PictureField {...args} />
    </Column>
  ),
};

interface Papers {
  readonly front: File | null;
  readonly back: File | null;
}

const onSubmit = fn<(values: Papers) => void>();

function PapersForm() {
  const form = useForm<Papers>({
    initialValues: { front: null, back: null },
    validate: ({ front, back }) => ({
      front: front === undefined ? 'Yêu cầu chọn ảnh tải lên' : undefined,
      back: back === undefined ? 'Yêu cầu chọn ảnh tải lên' : undefined,
    }),
    onSubmit,
  });
  return (
    <Column width={720}>
      <Form form={form} aria-label="Ảnh giấy tờ">
        <FieldRow>
          <PictureField name="front" label="CCCD mặt trước" capture="environment" />
          <PictureField name="back" label="CCCD mặt sau" capture="environment" />
        </FieldRow>
        <SubmitButton size="l">Tải lên và xác minh</SubmitButton>
      </Form>
    </Column>
  );
}

/** In a form: a missing picture is reported below its frame and gets the focus; removing one asks for it again. */
export const InForm: Story = {
  render: () => <PapersForm />,
  async play({ canvas, loaded: { front } }) {
    onSubmit.mockClear();
    chooseFiles(canvas.getByLabelText('CCCD mặt trước: Chọn ảnh'), [loaded(front)]);
    await waitFor(() => expect(canvas.getByText('cccd-mat-truoc.jpg')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên và xác minh' }));
    const back = canvas.getByLabelText('CCCD mặt sau: Chọn ảnh');
    await waitFor(() => expect(back).toHaveFocus());
    await expect(back).toHaveAccessibleDescription('Yêu cầu chọn ảnh tải lên');
    await expect(back).toBeRequired();
    // A chosen and an empty frame are level.
    await expect(back.getBoundingClientRect().top).toBe(
      canvas.getByLabelText('CCCD mặt trước: Đổi ảnh').getBoundingClientRect().top,
    );
    chooseFiles(back, [loaded(front)]);
    await waitFor(() => expect(back).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên và xác minh' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ front, back: front }));
    await userEvent.click(canvas.getByRole('button', { name: 'CCCD mặt trước: Bỏ ảnh' }));
    const control = canvas.getByLabelText('CCCD mặt trước: Chọn ảnh');
    await waitFor(() => expect(control).toHaveFocus());
    await waitFor(() => expect(control).toHaveAccessibleDescription('Yêu cầu chọn ảnh tải lên'));
  },
};

export const LongVietnamese: Story = {
  args: { onRefuse: fn() },
  render: (args, { loaded: { portrait } }) => (
    <Column width={272}>
      <PictureField
        {...args}
        label="Ảnh chân dung cầm căn cước công dân và tờ giấy ghi tay"
        subject="portrait"
        note={note}
        defaultValue={loaded(portrait)}
      />
      <PictureField
        {...args}
        label="Ảnh mặt sau của căn cước công dân"
        capture="environment"
        issue={{
          status: 'invalid',
          message: 'Ảnh mặt sau bị lóa. Chụp lại ở nơi đủ sáng, không dùng đèn flash, rồi gửi lại.',
        }}
      />
    </Column>
  ),
  async play({ canvas }) {
    const frame = canvas.getAllByRole('img')[0]?.closest('div')?.parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(272);
  },
};
