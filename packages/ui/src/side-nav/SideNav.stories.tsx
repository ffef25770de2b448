import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longGroups, sampleGroups } from '../testing/sample-navigation.tsx';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/Navigation/SideNav',
  tags: ['stable'],
  component: SideNav,
  args: { groups: sampleGroups, place: 'side' },
  render: (args) => (
    <Column width={260}>
      <SideNav {...args} />
    </Column>
  ),
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists under their captions; the current page is announced, and so are external links. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Danh mục chính' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Tài khoản' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Thuê PC GPU');
    await expect(
      canvas.getByRole('link', { name: 'Yêu cầu tải game mở trong tab mới' }),
    ).toBeVisible();
  },
};

/** Taller rows, the current one on the accent. */
export const InDrawer: Story = { args: { place: 'drawer' } };

export const LongVietnamese: Story = { args: { groups: longGroups }, play: staysInFrame };
