import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/Feedback/LoadingOverlay',
  tags: ['stable'],
  component: LoadingOverlay,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { active: true },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line has no role and no name: the status beside it announces the same. */
const lineIn = (canvas: HTMLElement) => canvas.querySelector('output + [aria-hidden]');

/** Only the line, without a veil, so that the page can be used. It appears at once, so that a picture always has it. */
export const Default: Story = {
  args: { delay: 0 },
  render: (args) => (
    <>
      <Button>Thuê máy</Button>
      <LoadingOverlay {...args} />
    </>
  ),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(lineIn(canvasElement)).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Thuê máy' }));
  },
};

export const States: Story = {
  args: { waiting: true, delay: 0 },
  render: (args) => (
    <>
      <p>Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.</p>
      <LoadingOverlay {...args} />
    </>
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…'));
  },
};

function Waiting() {
  const [active, setActive] = useState(false);
  return (
    <>
      <Button onClick={() => setActive(!active)}>Tải lại</Button>
      <LoadingOverlay active={active} waiting />
    </>
  );
}

/** Both appear after 200 ms, and disappear at once. */
export const VeilComesLate: Story = {
  render: () => <Waiting />,
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    button.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…'));
    button.click();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
