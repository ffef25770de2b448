import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { chooseFiles, sampleFile } from '../testing/sample-files.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { FileField } from './FileField.tsx';
import { fileFieldPairs } from './FileField.pairs.tsx';

const papers = [
  sampleFile('hop-dong-thue-may.pdf', 482_000),
  sampleFile('Giấy ủy quyền ký ngày 20 tháng 11 năm 2026.pdf', 1_890_000),
];

const meta = {
  title: 'Components/Files/FileField',
  tags: ['stable'],
  component: FileField,
  parameters: { pairs: fileFieldPairs },
  args: { label: 'Giấy tờ kèm theo', onValueChange: fn(), onRefuse: fn() },
  render: (args) => (
    <Column width={427}>
      <FileField {...args} />
    </Column>
  ),
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One file of any kind; another replaces it. */
export const Default: Story = {
  async play({ canvas }) {
    const control = canvas.getByLabelText('Giấy tờ kèm theo: Chọn file');
    await expect(control).toHaveAccessibleDescription('Tối đa 10\u00A0MB');
    chooseFiles(control, [sampleFile('cau-hinh.conf', 900)]);
    await waitFor(() => expect(canvas.getByText('cau-hinh.conf')).toBeVisible());
  },
};

/** Several of some kinds: matching ones are accepted, the others are named with the reason. */
export const Several: Story = {
  args: {
    kinds: ['application/pdf', '.pdf', 'image/*'],
    kindWords: 'PDF hoặc ảnh',
    maxFiles: 3,
    maxBytes: 5 * 1024 * 1024,
    defaultValue: papers,
  },
  async play({ canvas, args }) {
    const control = canvas.getByLabelText('Giấy tờ kèm theo: Chọn các file');
    await expect(control).toHaveAccessibleDescription(
      'PDF hoặc ảnh, tối đa 5\u00A0MB mỗi file, nhiều nhất 3 file',
    );
    chooseFiles(control, [sampleFile('cai-dat.exe', 900), sampleFile('phu-luc.pdf', 52_000)]);
    await waitFor(() => expect(canvas.getByText('phu-luc.pdf')).toBeVisible());
    await expect(args.onRefuse).toHaveBeenLastCalledWith('cai-dat.exe: không nhận loại file này.');
  },
};

const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);

export const States: Story = {
  render: (args) => (
    <Column width={427}>
      <FileField
        {...args}
        label="Đang tải lên"
        maxFiles={3}
        defaultValue={papers}
        progressOf={(file) => (file === papers[0] ? 0.45 : undefined)}
      />
      <FileField
        {...args}
        label="Bị từ chối"
        issue={{ status: 'invalid', message: 'Yêu cầu chọn file tải lên' }}
      />
      <FileField
        {...args}
        label="Còn thiếu"
        issue={{ status: 'warn', message: 'Chưa có trang ký tên.' }}
        defaultValue={papers.slice(0, 1)}
      />
      <FileField {...args} label="Không dùng được" disabled hint="Đang chờ duyệt." />
    </Column>
  ),
  async play({ canvas }) {
    await expect(
      canvas.getByRole('progressbar', { name: 'hop-dong-thue-may.pdf' }),
    ).toHaveAttribute('aria-valuetext', 'Đang tải lên 45%');
    // A name reads before its size, whether its file is being sent or not.
    const sent = new Set(canvas.getAllByText('hop-dong-thue-may.pdf').map(weight));
    for (const size of canvas.getAllByText(/^· /u)) {
      const name = weight(size.parentElement ?? size);
      await expect(name).toBeGreaterThan(weight(size));
      await expect(sent).toEqual(new Set([name]));
    }
  },
};

const onSubmit = fn<(values: { readonly papers: readonly File[] }) => void>();

function PapersForm() {
  const form = useForm<{ readonly papers: readonly File[] }>({
    initialValues: { papers: [] },
    validate: ({ papers: chosen = [] }) => ({
      papers: chosen.length === 0 ? 'Yêu cầu chọn file tải lên' : undefined,
    }),
    onSubmit,
  });
  return (
    <Column width={427}>
      <Form form={form} aria-label="Giấy tờ">
        <FileField name="papers" label="Giấy tờ kèm theo" maxFiles={2} />
        <SubmitButton>Tải lên</SubmitButton>
      </Form>
    </Column>
  );
}

/** In a form: a missing file is reported below the frame and gets the focus. */
export const InForm: Story = {
  render: () => <PapersForm />,
  async play({ canvas }) {
    onSubmit.mockClear();
    const control = canvas.getByLabelText('Giấy tờ kèm theo: Chọn các file');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên' }));
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveAccessibleDescription('Yêu cầu chọn file tải lên');
    const file = sampleFile('phu-luc.pdf', 52_000);
    chooseFiles(control, [file]);
    await waitFor(() => expect(control).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tải lên' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ papers: [file] }));
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={272}>
      <FileField
        label="Giấy ủy quyền và các giấy tờ kèm theo của người đại diện"
        maxFiles={3}
        defaultValue={papers}
        issue={{
          status: 'invalid',
          message:
            'Giấy-ủy-quyền-ký-ngày-20-tháng-11-năm-2026-bản-quét.tiff: không nhận loại file này.',
        }}
      />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
