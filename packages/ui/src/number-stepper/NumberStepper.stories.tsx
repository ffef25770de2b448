import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column, Row, staysInFrame } from '../testing/StoryFrame.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { numberStepperPairs } from './NumberStepper.pairs.tsx';

const meta = {
  title: 'Components/Text fields/NumberStepper',
  tags: ['stable'],
  component: NumberStepper,
  parameters: { pairs: numberStepperPairs },
  args: {
    label: 'Số giờ',
    aside: 'Ít nhất 1 giờ',
    unit: 'giờ',
    defaultValue: 6,
    usualValues: [1, 3, 6, 12, 24],
    onValueChange: fn(),
  },
} satisfies Meta<typeof NumberStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys, typing, arrows and chips change the same number; the keys stop at the limits. */
export const Default: Story = {
  render: (args) => (
    <Column width={492}>
      <NumberStepper {...args} />
    </Column>
  ),
  async play({ canvas, args }) {
    const number = canvas.getByRole('spinbutton', { name: 'Số giờ' });
    await expect(number).toHaveAccessibleDescription('Ít nhất 1 giờ');
    await expect(number).toHaveAttribute('aria-valuetext', '6 giờ');
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số giờ' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: '1 giờ' }));
    await expect(canvas.getByRole('button', { name: '1 giờ' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Giảm số giờ' }));
    await expect(number).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Giảm số giờ' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(number).toHaveValue('12');
    await userEvent.clear(number);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('48');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(48);
  },
};

/** What is no whole number stays as it was typed, means no other one, and is explained once the field was left. */
export const NotWhole: Story = {
  async play({ canvas, args }) {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.type(number, '1,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(number).toHaveValue('1,5');
    await waitFor(() => expect(number).toBeInvalid());
    await waitFor(() =>
      expect(number).toHaveAccessibleDescription(
        'Vui lòng nhập số nguyên, từ 1 đến 9.999 giờ Ít nhất 1 giờ',
      ),
    );
  },
};

/** It may start at 0 (specification, section 5): the keys lead to the least value, and 0 itself is not sent. */
export const StartsBelowTheLeast: Story = {
  args: { defaultValue: 0 },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng số giờ' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <NumberStepper {...args} />
      <NumberStepper
        {...args}
        label="Số tháng"
        aside="Ít nhất 1 tháng"
        unit="tháng"
        defaultValue={0}
        usualValues={[1, 3, 6]}
        issue={{ status: 'invalid', message: 'Thời gian thuê ít nhất 1 tháng' }}
      />
      <NumberStepper label="Số lượng" defaultValue={2} />
      <NumberStepper {...args} disabled />
    </Column>
  ),
};

/** Usual values that do not fit beside each other fill rows; none is left alone in the last. */
export const UsualValuesInRows: Story = {
  render: (args) => (
    <Row>
      {[272, 288, 320].map((width) => (
        <Column key={width} width={width}>
          <NumberStepper {...args} usualValues={[1, 3, 6]} />
          <NumberStepper {...args} usualValues={[1, 3, 6, 12]} />
          <NumberStepper {...args} />
          <NumberStepper {...args} usualValues={[1, 3, 6, 12, 24, 48]} />
        </Column>
      ))}
    </Row>
  ),
  async play({ canvas }) {
    for (const chips of canvas.getAllByRole('group', { name: 'Giá trị hay dùng' })) {
      const tops = Array.from(chips.children, (chip) => chip.getBoundingClientRect().top);
      const inLastRow = tops.filter((top) => top === Math.max(...tops)).length;
      await expect(inLastRow, chips.textContent).toBeGreaterThan(1);
    }
  },
};

export const LongVietnamese: Story = {
  args: {
    label: 'Số giờ thuê thêm cho “Nghiêng nghiêng những thuở ruộng đồng”',
    aside: 'Ít nhất 1 giờ, nhiều nhất 9.999 giờ',
    hint: 'Thời gian cộng vào lúc kết thúc hiện tại, không tính lại từ đầu.',
    usualValues: [1, 3, 6, 12, 24, 48],
  },
  render: (args) => (
    <Column width={240}>
      <NumberStepper {...args} />
    </Column>
  ),
  play: staysInFrame,
};
