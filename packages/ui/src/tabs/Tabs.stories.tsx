import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconHistory } from '../icon/generated/IconHistory.ts';
import { IconInfoCircle } from '../icon/generated/IconInfoCircle.ts';
import { IconRoute } from '../icon/generated/IconRoute.ts';
import { Column } from '../testing/StoryFrame.tsx';
import { Tabs } from './Tabs.tsx';
import { tabsPairs } from './Tabs.pairs.tsx';

const tabs = [
  { id: 'overview', label: 'Tổng quan', panel: <p>RTX 4090 24 GB · Ryzen 9 7950X · Hà Nội</p> },
  { id: 'history', label: 'Lịch sử thuê', count: 12, panel: <p>12 lần thuê</p> },
  {
    id: 'network',
    label: 'Mạng',
    panel: (
      <p>
        WAN03 · FPT · <a href="/network">Đổi đường internet</a>
      </p>
    ),
  },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  tags: ['stable'],
  component: Tabs,
  parameters: { pairs: tabsPairs },
  args: { label: 'Máy 01', tabs, onValueChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows, Home and End move and choose; Tab goes on into the panel. */
export const Default: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Tổng quan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const network = canvas.getByRole('tab', { name: 'Mạng' });
    await expect(network).toHaveFocus();
    await expect(network).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('network');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Mạng' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Đổi đường internet' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Lịch sử thuê 12' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('12 lần thuê');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Tổng quan' })).toHaveFocus();
  },
};

/** The ring of the keyboard stands inside the tab and leaves the line of the selected one uncovered. */
export const FocusedAndSelected: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { name: 'Tổng quan', selected: true });
    await expect(tab).toHaveFocus();
    const { outlineWidth, outlineOffset, borderBottomWidth, outlineStyle } = getComputedStyle(tab);
    await expect(outlineStyle).toBe('solid');
    const fromEdge = -Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    await expect(fromEdge).toBeGreaterThan(Number.parseFloat(borderBottomWidth));
  },
};

export const WithIcons: Story = {
  args: {
    defaultValue: 'history',
    tabs: [
      {
        ...tabs[0],
        id: 'overview',
        label: 'Tổng quan',
        panel: 'RTX 4090',
        icon: <IconInfoCircle />,
      },
      { id: 'history', label: 'Lịch sử thuê', panel: '12 lần thuê', icon: <IconHistory /> },
      { id: 'network', label: 'Mạng', panel: 'WAN03', icon: <IconRoute /> },
    ],
  },
};

/** Where they do not fit the row scrolls, and the selected one is scrolled into view. */
export const LongVietnamese: Story = {
  args: {
    defaultValue: 'last',
    tabs: [
      ...tabs,
      { id: 'hardware', label: 'Phần cứng đã thêm', count: 3, panel: 'SSD 500 GB' },
      { id: 'last', label: 'Sao lưu và khôi phục', panel: 'Chưa có bản sao lưu' },
    ],
  },
  render: (args) => (
    <Column width={272}>
      <Tabs {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'Sao lưu và khôi phục' });
    await expect(row.width).toBeLessThanOrEqual(272);
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1),
    );
  },
};
