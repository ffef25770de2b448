import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  tags: ['stable'],
  component: Spinner,
  args: { size: 20 },
  render: (args) => (
    <Row>
      <Spinner {...args} />
      <span>Đang tạo mã QR…</span>
    </Row>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers: the words beside it are announced. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Đang tạo mã QR…').previousElementSibling).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Sizes: Story = {
  render: () => (
    <Column>
      {([16, 20, 24] as const).map((size) => (
        <Row key={size}>
          <Spinner size={size} />
          <span>Đang kiểm tra mã…</span>
        </Row>
      ))}
    </Column>
  ),
};
