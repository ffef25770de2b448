import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { CopyButton, CopyField, groupDigits } from './CopyField.tsx';
import { copyFieldPairs } from './CopyField.pairs.tsx';

const meta = {
  title: 'Components/Values/CopyField',
  tags: ['stable'],
  component: CopyField,
  parameters: { pairs: copyFieldPairs },
  subcomponents: { CopyButton },
  args: { label: 'Số tài khoản', value: '1023456789', shown: '1023 456 789', mono: true },
  render: (args) => (
    <Column width={410}>
      <CopyField {...args} />
    </Column>
  ),
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Sao chép số tài khoản' })).toBeVisible();
    await expect(canvas.getByText('1023 456 789')).toBeVisible();
  },
};

/** The rows of a transfer, in order of risk. */
export const Rows: Story = {
  render: () => (
    <Column width={410}>
      <div>
        <CopyField
          label="Nội dung chuyển khoản"
          value="TRAM8K2Q7D"
          mono
          size="l"
          hint="Ghi đúng nội dung này để tiền vào tự động."
        />
        <CopyField label="Số tiền" value="500000" shown="500.000 VNĐ" />
        <CopyField
          label="Số tài khoản"
          value="1023456789"
          shown={groupDigits('1023456789', 3)}
          mono
        />
        <CopyField label="Chủ tài khoản" value="CONG TY TNHH TRAM" />
        <CopyField label="Ngân hàng" value="Vietcombank" />
      </div>
    </Column>
  ),
};

export const Buttons: Story = {
  render: () => (
    <Row>
      <CopyButton label="Token" value="4f1c-09aa" />
      <CopyButton label="Token" value="4f1c-09aa" size="m" />
      <CopyButton label="Token" value="4f1c-09aa" look="icon" />
      <CopyButton label="Token" value="4f1c-09aa" look="icon" size="m" />
    </Row>
  ),
};

export const LongVietnamese: Story = {
  args: {
    label: 'Nội dung chuyển khoản đầy đủ',
    value: 'TRAM8K2Q7DTRAM8K2Q7DTRAM8K2Q7D',
    shown: 'TRAM8K2Q7DTRAM8K2Q7DTRAM8K2Q7D',
    size: 'l',
    hint: 'Ghi đúng nội dung này để tiền vào tự động, không thêm dấu cách hay lời nhắn khác.',
  },
  render: (args) => (
    <Column width={288}>
      <CopyField {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
