import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastOnGround } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { Progress } from './Progress.tsx';
import { progressPairs } from './Progress.pairs.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  tags: ['stable'],
  component: Progress,
  parameters: { pairs: progressPairs },
  args: { label: 'Tải ảnh CCCD mặt trước', value: 0.42 },
  render: (args) => (
    <Column width={320}>
      <Progress {...args} />
    </Column>
  ),
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Tải ảnh CCCD mặt trước' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(bar).toHaveAttribute('value', '0.42');
  },
};

export const Unknown: Story = {
  render: () => (
    <Column width={320}>
      <Progress label="Tạo máy Render Tết 2027" />
    </Column>
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Tạo máy Render Tết 2027' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Đang tải…');
  },
};

/** With its own words; nothing yet, all, more than all. */
export const States: Story = {
  render: () => (
    <Column width={320}>
      <Progress label="Gửi hồ sơ" value={0} />
      <Progress label="Gửi hồ sơ" value={2} max={3} text="2 / 3 ảnh" />
      <Progress label="Gửi hồ sơ" value={0.999} />
      <Progress label="Gửi hồ sơ" value={1} text="Đã gửi" />
      <Progress label="Quá mức" value={5} max={3} />
    </Column>
  ),
  async play({ canvas }) {
    const values = canvas
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['0%', '2 / 3 ảnh', '99%', 'Đã gửi', '100%']);
  },
};

/** How much is still to come can be seen in every theme, at its start as well. */
export const Themes: Story = {
  render: () => (
    <EveryTheme width={240}>
      <Progress label="Gửi hồ sơ" value={0} />
      <Progress label="Gửi hồ sơ" value={0.42} />
      <Progress label="Tạo máy Render Tết 2027" />
    </EveryTheme>
  ),
  async play({ canvas }) {
    for (const theme of canvas.getAllByRole('region')) {
      const tracks = Array.from(theme.querySelectorAll('rect:first-child'));
      await expect(tracks).toHaveLength(3);
      for (const track of tracks) {
        const visible = contrastOnGround(track, getComputedStyle(track).fill);
        await expect(visible, theme.ariaLabel ?? '').toBeGreaterThan(1.35);
      }
    }
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={200}>
      <Progress
        label="Tải lên chữ ký và ảnh chân dung có ghi ngày tháng hôm nay"
        value={0.5}
        text="1,2 / 2,4 MB, còn nửa phút"
      />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
