import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { groundOf } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { Switch } from './Switch.tsx';
import { switchPairs } from './Switch.pairs.tsx';

const meta = {
  title: 'Components/Choices/Switch',
  tags: ['stable'],
  component: Switch,
  parameters: { pairs: switchPairs },
  args: { label: 'Thông báo ban đêm', onValueChange: fn() },
  render: (args) => (
    <Column width={320}>
      <Switch {...args} />
    </Column>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space switches, and a press on the words. */
export const Default: Story = {
  args: { hint: 'Từ 23h00 đến 8h30' },
  async play({ canvas, args }) {
    const control = canvas.getByRole('switch', { name: 'Thông báo ban đêm' });
    await expect(control).toHaveAccessibleDescription('Từ 23h00 đến 8h30');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Thông báo ban đêm'));
    await expect(control).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

/** While the change is being saved it keeps the focus and ignores a second press. */
export const Busy: Story = {
  args: { busy: true, defaultValue: true },
  async play({ canvas, args }) {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

function NightForm() {
  const form = useForm({ initialValues: { night: true }, onSubmit: () => {} });
  return (
    <Form form={form} aria-label="Thông báo">
      <Switch name="night" label="Thông báo ban đêm" />
    </Form>
  );
}

/** In a form it takes the form's value, and is never required. */
export const InForm: Story = {
  render: () => <NightForm />,
  async play({ canvas }) {
    const control = canvas.getByRole('switch', { name: 'Thông báo ban đêm' });
    await expect(control).toBeChecked();
    await expect(control).not.toBeRequired();
  },
};

export const States: Story = {
  render: (args) => (
    <Column width={320}>
      <Switch {...args} />
      <Switch {...args} defaultValue />
      <Switch {...args} hint="Đổi được bất cứ lúc nào" defaultValue />
      <Switch {...args} issue={{ status: 'invalid', message: 'Chưa lưu được. Hãy thử lại.' }} />
      <Switch {...args} busy />
      <Switch {...args} disabled hint="Chỉ đổi được khi đã xác thực email" />
      <Switch {...args} disabled defaultValue />
    </Column>
  ),
};

const thumb = (control: Element) => getComputedStyle(control, '::before').backgroundColor;

/** Disabled, a switch lies in a well and its thumb is hollow: in no theme a matter of shades of one colour. */
export const Disabled: Story = {
  render: (args) => (
    <EveryTheme width={260}>
      <Switch {...args} />
      <Switch {...args} defaultValue />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultValue />
    </EveryTheme>
  ),
  async play({ canvas }) {
    for (const theme of canvas.getAllByRole('region')) {
      const controls = within(theme).getAllByRole<HTMLInputElement>('switch');
      const [off, , disabledOff] = controls;
      if (off === undefined || disabledOff === undefined) throw new Error('A switch is missing.');
      await expect(groundOf(disabledOff), theme.ariaLabel ?? '').not.toBe(groundOf(off));
      for (const control of controls) {
        const isHollow = thumb(control) === 'rgba(0, 0, 0, 0)';
        await expect(isHollow, theme.ariaLabel ?? '').toBe(control.disabled);
      }
    }
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={240}>
      <Switch
        label="Gửi email khi thời gian thuê máy sắp hết, kể cả trong khoảng nghỉ ban đêm"
        hint="Chỉ gửi khi còn sáu mươi phút, mười phút và một phút"
        defaultValue
      />
    </Column>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('switch').closest('label');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(240);
  },
};
