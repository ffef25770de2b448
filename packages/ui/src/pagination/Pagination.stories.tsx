import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Data/Pagination',
  tags: ['stable'],
  component: Pagination,
  args: {
    page: 1,
    pageCount: 12,
    renderLink: (page) => <a href={`#trang-${page}`}>{page}</a>,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.35
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Phân trang' })).toBeVisible();
    const current = canvas.getByRole('link', { name: 'Trang 1' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Trang 12' })).toHaveAttribute(
      'href',
      '#trang-12',
    );
    await expect(canvas.getByRole('link', { name: 'Trang sau' })).toHaveAttribute(
      'href',
      '#trang-2',
    );
    const previous = canvas.getByRole('link', { name: 'Trang trước' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(current.getBoundingClientRect().height).toBeGreaterThanOrEqual(34);
  },
};

export const Places: Story = {
  render: (args) => (
    <Column width={600}>
      {[1, 2, 3, 6, 11, 12].map((page) => (
        <Pagination key={page} {...args} page={page} label={`Trang ${page} của 12`} />
      ))}
      <Pagination {...args} pageCount={1} label="Một trang" />
      <Pagination {...args} pageCount={4} page={2} label="Bốn trang" />
    </Column>
  ),
};

function InDialog({ onChange }: { readonly onChange: (page: number) => void }) {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      page={page}
      pageCount={3}
      onPageChange={(next) => {
        onChange(next);
        setPage(next);
      }}
    />
  );
}

const changed = fn();

/** Buttons where pages have no address. At the last page 'next' keeps the focus and does nothing. */
export const Buttons: Story = {
  beforeEach: () => {
    changed.mockClear();
  },
  render: () => <InDialog onChange={changed} />,
  async play({ canvas }) {
    const next = canvas.getByRole('button', { name: 'Trang sau' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(changed.mock.calls).toEqual([[3]]);
    await expect(canvas.getByRole('button', { name: 'Trang 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The narrowest phone: nothing is pushed out, and every number can be hit. */
export const Narrow: Story = {
  args: { page: 106, pageCount: 212 },
  render: (args) => (
    <Column width={288}>
      <Pagination {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  args: { page: 106, pageCount: 212 },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('link', { name: 'Trang 106' })).toBeVisible();
  },
};

export const NoPages: Story = {
  args: { pageCount: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
