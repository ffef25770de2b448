import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { media } from '../theme/scale.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { id: 'home', label: 'Trang chủ', link: <a href="/">Trang chủ</a> },
  { id: 'pcs', label: 'Máy PC', link: <a href="/pcs">Máy PC</a> },
];

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { items, current: 'Render Tết 2027' },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the parent pages; the current page is named and is no link. */
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Đường dẫn' })).toBeVisible();
    // On a viewport as narrow as a phone only the link to the parent is shown.
    const isNarrow = window.matchMedia(media.phone).matches;
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
      isNarrow ? ['Máy PC'] : ['Trang chủ', 'Máy PC'],
    );
    if (isNarrow) return;
    await expect(canvas.getByText('Render Tết 2027')).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone only the link to the parent. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveTextContent('Máy PC');
    await expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(others).toEqual([]);
  },
};

export const LongVietnamese: Story = {
  args: {
    items: [
      ...items,
      {
        id: 'order',
        label: 'Đơn thuê máy dựng phim và kết xuất đồ họa ban đêm',
        link: <a href="/orders/1">Đơn</a>,
      },
    ],
    current: 'Nghiêng Trường Khuyến 6740d5aa9f0b7c136740d5aa9f0b7c13',
  },
  render: (args) => (
    <Column width={272}>
      <Breadcrumbs {...args} />
    </Column>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('list').scrollWidth).toBeLessThanOrEqual(272);
  },
};
