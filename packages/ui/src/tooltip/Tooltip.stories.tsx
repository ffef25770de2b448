import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconCopy } from '../icon/generated/IconCopy.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Row } from '../testing/StoryFrame.tsx';
import { Tooltip } from './Tooltip.tsx';
import { tooltipPairs } from './Tooltip.pairs.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  tags: ['stable'],
  component: Tooltip,
  parameters: { pairs: tooltipPairs },
  args: {
    text: 'Sao chép địa chỉ IP',
    placement: 'bottom',
    children: <IconButton aria-label="Sao chép địa chỉ IP" icon={<IconCopy />} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

function shown(): Element | null {
  return document.querySelector('[role="tooltip"]');
}

/** Keyboard focus shows it, Esc hides it and the focus stays. */
export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Sao chép địa chỉ IP' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown()).toHaveTextContent('Sao chép địa chỉ IP'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

/** Screen readers announce it whether it is shown or not. */
export const Description: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: {
    says: 'description',
    text: 'Đổi IP trên đường bạn đang giữ',
    children: <Button>Xoay IP</Button>,
  },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Xoay IP' });
    await expect(button).toHaveAccessibleDescription('Đổi IP trên đường bạn đang giữ');
    // Not by a pointer: a built Storybook ignores synthetic pointer events.
    await userEvent.tab();
    await waitFor(() => expect(shown()).toHaveStyle({ opacity: '1' }));
  },
};

export const LongVietnamese: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    says: 'description',
    text: 'Nghiêng Trường Khuyến: máy này đang được cài Windows, thời gian thuê chưa tính cho đến khi máy sẵn sàng',
    children: <Button>Máy 01</Button>,
  },
  render: (args) => (
    <Row>
      <Tooltip {...args} />
    </Row>
  ),
  async play() {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toHaveStyle({ opacity: '1' }));
    await expect(shown()?.getBoundingClientRect().width).toBeLessThanOrEqual(280);
  },
};

/** It flips to the side with room and stays in the window. */
export const Narrow: Story = {
  ...LongVietnamese,
  globals: { viewport: { value: 'mobile1' } },
  async play() {
    await userEvent.tab();
    await waitFor(() => expect(shown()).toHaveStyle({ opacity: '1' }));
    const { left, right } = shown()?.getBoundingClientRect() ?? new DOMRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
