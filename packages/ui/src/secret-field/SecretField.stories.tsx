import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SpecList } from '../spec-list/SpecList.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'Components/Values/SecretField',
  tags: ['stable'],
  component: SecretField,
  args: { label: 'Mật khẩu RDP', value: 'tR8m-->kQ27x0Z' },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByText('tR8m-->kQ27x0Z')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hiện mật khẩu RDP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const value = canvas.getByText('tR8m-->kQ27x0Z');
    await expect(value).toBeVisible();
    await expect(getComputedStyle(value).fontVariantLigatures).toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('tR8m-->kQ27x0Z')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sao chép mật khẩu RDP' })).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <Column width={440}>
      <SpecList
        items={[
          {
            label: 'Mật khẩu RDP',
            value: <SecretField label="Mật khẩu RDP" value="tR8m-kQ27x0Z" />,
          },
          { label: 'Mật khẩu', value: <SecretField label="Mật khẩu" value="x" copyable={false} /> },
          { label: 'Token', value: <SecretField label="Token" value={null} /> },
          { label: 'Mật khẩu cũ', value: <SecretField label="Mật khẩu cũ" value="" /> },
          { label: 'GPU', value: 'RTX 4090 24GB' },
        ]}
      />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Chưa có')).toBeVisible();
    await expect(canvas.getByText('Không lưu trên thiết bị này')).toBeVisible();
    // A row with a secret is no taller than its neighbours.
    const rows = canvas.getAllByRole('definition').map((row) => row.parentElement?.offsetHeight);
    await expect(new Set(rows).size).toBe(1);
  },
};

export const LongSecret: Story = {
  args: {
    value:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
  },
  render: (args) => (
    <Column width={220}>
      <SecretField {...args} />
    </Column>
  ),
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu RDP' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
