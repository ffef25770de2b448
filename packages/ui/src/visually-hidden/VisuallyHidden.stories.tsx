import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Language/VisuallyHidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: 'giá gốc ' },
  render: (args) => (
    <p>
      <s>
        <VisuallyHidden {...args} />
        90.000 VNĐ
      </s>{' '}
      81.000 VNĐ/tháng
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the text of the page and not on the screen. */
export const Default: Story = {
  async play({ canvas }) {
    const words = canvas.getByText('giá gốc');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('giá gốc 90.000 VNĐ');
  },
};
