import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { IconBrandUbuntu } from '../icon/generated/IconBrandUbuntu.ts';
import { IconBrandWindows } from '../icon/generated/IconBrandWindows.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { longName } from '../testing/long-name.ts';
import { choiceListPairs } from './ChoiceList.pairs.tsx';

const packages = [
  {
    value: 'g4090',
    label: 'G4090',
    detail: 'RTX 4090 24GB · Ryzen 9 7950X',
    price: { amount: '45.000', unit: 'VNĐ/giờ' },
  },
  {
    value: 'g4080',
    label: 'G4080',
    detail: 'RTX 4080 16GB · Core i9-13900K',
    price: { amount: '32.000', unit: 'VNĐ/giờ' },
  },
  {
    value: 'g3060',
    label: 'G3060',
    detail: 'RTX 3060 12GB · Dual Xeon E5-2696 v4',
    price: { amount: '20.000', unit: 'VNĐ/giờ' },
  },
];

const meta = {
  title: 'Components/Choices/ChoiceList',
  tags: ['stable'],
  component: ChoiceList,
  parameters: { pairs: choiceListPairs },
  args: { label: 'Gói cấu hình', options: packages, onValueChange: fn() },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Column width={430}>
      <ChoiceList {...args} />
    </Column>
  ),
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText('G4090'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('g4090');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^G4080/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^G4080/ })).toHaveFocus();
  },
};

interface NewPc {
  readonly package: string;
  readonly name: string;
}

function CreatePc() {
  const form = useForm<NewPc>({
    initialValues: { package: '', name: '' },
    validate: (values) => ({
      package: values.package === undefined ? 'Yêu cầu chọn package' : undefined,
      name: values.name === undefined ? 'Yêu cầu nhập tên PC' : undefined,
    }),
    warnings: ['package', 'name'],
    onSubmit: () => {},
  });
  return (
    <Column width={430}>
      <Form form={form} aria-label="Tạo PC">
        <ChoiceList name="package" label="Gói cấu hình" options={packages} />
        <TextField name="name" label="Tên PC" placeholder="Ví dụ: Render Tết" />
        <SubmitButton size="m">Tạo PC</SubmitButton>
      </Form>
    </Column>
  );
}

/** What is missing is a warning, and the focus goes to the first card. */
export const InForm: Story = {
  render: () => <CreatePc />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Tạo PC' }));
    const group = await canvas.findByRole('radiogroup', { description: 'Yêu cầu chọn package' });
    await expect(group).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^G4090/ })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-invalid', 'false');
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={430}>
      <ChoiceList {...args} defaultValue="g4090" />
      <ChoiceList
        label="Hệ điều hành"
        columns={2}
        defaultValue="ubuntu"
        options={[
          { value: 'ubuntu', label: 'Ubuntu', icon: <IconBrandUbuntu /> },
          { value: 'window server', label: 'Windows Server', icon: <IconBrandWindows /> },
        ]}
      />
      <ChoiceList
        {...args}
        options={[
          ...packages.slice(0, 2),
          { value: 'g1080', label: 'G1080', detail: 'Đang hết máy', disabled: true },
        ]}
      />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  render: (args) => (
    <Column width={280}>
      <ChoiceList
        {...args}
        options={[
          {
            value: 'long',
            label: 'Gói dựng phim chuyên nghiệp Ẩn Ức',
            detail: 'Hai bộ xử lý Xeon, bốn mươi bốn nhân, một trăm hai mươi tám GB bộ nhớ',
            price: { amount: '10.500.000', unit: 'VNĐ/tháng' },
          },
        ]}
      />
    </Column>
  ),
  async play({ canvas }) {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  args: {
    label: longName,
    options: [
      {
        value: 'long',
        label: longName,
        detail: longName,
        price: { amount: '10.500.000', unit: 'VNĐ/tháng' },
      },
    ],
  },
  render: (args) => (
    <Column width={280}>
      <ChoiceList {...args} />
    </Column>
  ),
};

/** Below the group is its hint, or what is wrong. */
export const Messages: Story = {
  render: (args) => (
    <Column width={430}>
      <ChoiceList {...args} hint="Bạn đổi gói được khi máy đã tắt" />
      <ChoiceList {...args} issue={{ status: 'warn', message: 'Yêu cầu chọn package' }} />
    </Column>
  ),
};
