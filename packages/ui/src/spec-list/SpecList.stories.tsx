import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mono } from '../mono/Mono.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { SpecList } from './SpecList.tsx';
import { specListPairs } from './SpecList.pairs.tsx';

const meta = {
  title: 'Components/Values/SpecList',
  tags: ['stable'],
  component: SpecList,
  parameters: { pairs: specListPairs },
  args: {
    items: [
      { label: 'CPU', value: 'Ryzen 9 7950X, 16 nhân', wide: true },
      { label: 'GPU', value: 'RTX 4090 24GB' },
      { label: 'Đã cài đặt', value: 'Có' },
      { label: 'Mã máy', value: <Mono>6740c1e29f0b7a41</Mono> },
      { label: 'Tạo lúc', value: '02/10/2026 09:14:22' },
    ],
  },
} satisfies Meta<typeof SpecList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Ryzen 9 7950X, 16 nhân');
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  render: (args) => (
    <Column width={514}>
      <SpecList {...args} />
    </Column>
  ),
};

/** Two columns in a narrow place become one. */
export const TwoColumnsNarrow: Story = {
  args: { columns: 2 },
  render: (args) => (
    <Column width={288}>
      <SpecList {...args} />
    </Column>
  ),
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('definition');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
};

export const LongVietnamese: Story = {
  args: {
    items: [
      { label: 'Trung tâm dữ liệu', value: 'Khu công nghệ cao Thủ Đức, TP. Hồ Chí Minh' },
      { label: 'Mã máy', value: <Mono>6740c1e29f0b7a416740c1e29f0b7a41</Mono> },
    ],
  },
  render: (args) => (
    <Column width={240}>
      <SpecList {...args} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
