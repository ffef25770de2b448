import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { quickItems, withLabel } from '../testing/sample-navigation.tsx';
import { media } from '../theme/scale.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Components/Navigation/BottomBar',
  tags: ['stable'],
  component: BottomBar,
  args: { items: quickItems, onMenu: fn(), menuOpen: false },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five targets of the same width, 60 px high; the last one opens the drawer. */
export const Default: Story = {
  async play({ canvas, args }) {
    // A desktop has no such bar.
    if (!window.matchMedia(media.phone).matches) return;
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Máy PC');
    const menu = canvas.getByRole('button', { name: 'Menu', expanded: false });
    await expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
    await userEvent.click(menu);
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

export const MenuOpen: Story = { args: { menuOpen: true } };

/** Longer words than a bar should have: they wrap, and the five stay equal. */
export const LongVietnamese: Story = {
  args: {
    items: quickItems.map((item) => withLabel(item, `${item.label} của nhóm Ẩn Ức`)),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
